/** Something that may go wrong: whether it is under way, and what went wrong the last time. */

import type { Trouble } from "../wire";
import { troubleOf } from "./trouble";

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  /** Whether it went well. */
  async at(work: () => Promise<void>): Promise<boolean> {
    this.trouble = null;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
