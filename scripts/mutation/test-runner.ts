import { dirname, relative, resolve } from "node:path";
import type { InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import fc from "fast-check";
import { bundleTests } from "./bundle-tests.ts";
import { collectTests, type CollectedTest } from "./collect-tests.ts";

// Stryker's test runner for the rules. Many rules are tables that are built when their module loads, so each mutant
// needs every module anew. Vitest takes seconds for that. This takes milliseconds: it bundles the tests once and
// evaluates the bundle for each mutant.

/** Mutated code reads here which mutant is active, and counts here which mutants were reached. */
const mutated: InstrumenterContext = ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {});

/**
 * Few examples, the same ones for every mutant, unless the test has chosen its own; and no search for the smallest one
 * that fails.
 */
const fewExamples = {
  ...fc,
  assert: (property: fc.IRawProperty<unknown>, chosen: fc.Parameters<unknown> = {}) => {
    const examples = chosen.seed === undefined ? { numRuns: 50, seed: 1 } : {};
    return fc.assert(property, { ...chosen, ...examples, endOnFailure: true });
  },
};

type LocatedTest = CollectedTest & { id: string; file: string };

class BundledTestRunner implements TestRunner {
  #evaluate: Awaited<ReturnType<typeof bundleTests>> = () => ({});
  /** How long each test file took when it last ran to its end, in milliseconds. */
  readonly #durations = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#evaluate = await bundleTests(process.env["MUTATED"] ?? "domain");
  }

  async dryRun(): Promise<DryRunResult> {
    Object.assign(mutated, { hitCount: undefined, mutantCoverage: undefined });
    const tests = await runTests(this.#tests({}), false);
    const { mutantCoverage } = mutated;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({ activeMutant: { id }, hitLimit, ...options }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(mutated, { hitCount: 0, hitLimit });
    const plan: Plan = {
      ...(options.mutantActivation === "static" && { whileLoading: id }),
      ...(options.testFilter && { only: new Set(options.testFilter) }),
      active: id,
      folder: relative(process.cwd(), dirname(options.sandboxFileName)),
    };
    let result: DryRunResult;
    try {
      result = { status: DryRunStatus.Complete, tests: await runTests(this.#tests(plan), !options.disableBail) };
    } catch (error) {
      result = { status: DryRunStatus.Error, errorMessage: `The tests do not load: ${String(error)}` };
    }
    return toMutantRunResult(determineHitLimitReached(mutated.hitCount, hitLimit) ?? result);
  }

  /** Quick test files first, and those beside the mutant before others, because they are likely to notice it. */
  async *#tests({ whileLoading, active, folder, only }: Plan): AsyncGenerator<LocatedTest> {
    const { vitest, take } = collectTests();
    const rank = (file: string) => (this.#durations.get(file) ?? 0) + (dirname(file) === folder ? 0 : 50);
    const files = Object.entries(this.#evaluate({ vitest, "fast-check": fewExamples }));
    const needed = only && new Set([...only].map((id) => id.slice(0, id.indexOf("#"))));
    for (const [file, load] of files.sort(([a], [b]) => rank(a) - rank(b))) {
      if (needed && !needed.has(file)) continue;
      const started = performance.now();
      mutated.activeMutant = whileLoading;
      await load();
      mutated.activeMutant = active;
      const tests = take().map((test, index) => ({ ...test, file, id: `${file}#${index} ${test.name}` }));
      yield* only ? tests.filter(({ id }) => only.has(id)) : tests;
      if (!only) this.#durations.set(file, performance.now() - started);
    }
  }
}

/** The mutant of a run and the tests that reach it. Without options: all tests, with no mutant active. */
interface Plan {
  whileLoading?: string;
  active?: string;
  /** Where the mutant is. */
  folder?: string;
  /** The ids of the tests that reach it. */
  only?: ReadonlySet<string>;
}

async function runTests(tests: AsyncIterable<LocatedTest>, bail: boolean): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for await (const { id, name, file, run } of tests) {
    mutated.currentTestId = id;
    const started = performance.now();
    const failureMessage = await failureOf(run);
    const test = { id, name, fileName: resolve(file), timeSpentMs: performance.now() - started };
    mutated.currentTestId = undefined;
    if (failureMessage === null) results.push({ ...test, status: TestStatus.Success });
    else results.push({ ...test, status: TestStatus.Failed, failureMessage });
    if (bail && failureMessage !== null) break;
  }
  return results;
}

async function failureOf(run: () => Promise<void>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "bundled", BundledTestRunner)];
