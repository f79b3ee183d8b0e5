/** What stands for this title wherever titles are listed. */

import "./look.css";

export { default as icon } from "icon:wireframe-globe";
