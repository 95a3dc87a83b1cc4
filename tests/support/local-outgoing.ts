import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";

/** The outgoing client for tests: fake third parties listen on loopback. */
export const localOutgoing = createOutgoing({ allow: ["127.0.0.1", "localhost"] });
