/** Being somebody to the server: a guest is made the first time one is needed. */

import { Refusal, api } from "./api";
import { anyName, become, leave, me } from "./me.svelte";

/** Makes sure that the server knows us; a token that it does not take any more is forgotten. */
export async function beSomebody(name?: string): Promise<void> {
  if (me.token !== null) {
    try {
      me.person = await api.whoAmI();
      return;
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
      leave();
    }
  }
  become(await api.guest(name ?? anyName()));
}
