/** Nobody needs an account: a guest is made the first time the server has to know us. */

import { Refusal, api } from "./api";
import { me, randomName, signIn, signOut } from "./me.svelte";

/** Makes sure that the server knows us; a token that it does not take any more is forgotten. */
export async function ensureSignedIn(name?: string): Promise<void> {
  if (me.token !== null) {
    try {
      me.person = await api.whoAmI();
      return;
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
      signOut();
    }
  }
  signIn(await api.guest(name ?? randomName()));
}
