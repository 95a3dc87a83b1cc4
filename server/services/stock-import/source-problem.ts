/** A feed that cannot be read: its message is what the operator is shown. */
export class SourceProblem extends Error {}
