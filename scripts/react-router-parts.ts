// What we use of React Router beyond its documentation (decision 100). `tests/app/react-router-parts.test.ts` names in
// one sentence the part that an upgrade has changed.

/** Its build adds this to the file of a route to ask for the part of it that browsers run. */
export const clientRouteQuery = "?__react-router-build-client-route";

/** Its build forbids entries to export more than their modules do; a group of modules needs that. */
export const entrySignatures = "exports-only";
