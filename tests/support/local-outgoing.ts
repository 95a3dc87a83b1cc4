import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";

/** The outgoing client as tests need it: stand-ins of third parties listen on loopback. */
export const localOutgoing = createOutgoing({ allow: ["127.0.0.1", "localhost"] });
