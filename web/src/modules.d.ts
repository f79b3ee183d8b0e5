declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "*.md" {
  const sections: import("./lib/rules").Section[];
  export default sections;
}
