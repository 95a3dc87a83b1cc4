/* oxlint-disable no-extend-native -- the only way to see every use of an expression; put back afterwards */
/**
 * Counts the steps that regular expressions take, so that a test can prove an upper bound without a clock: a plain
 * backtracking matcher runs beside the engine's own, and its answers are compared with the engine's.
 */
export function countSteps(work: () => void): number {
  let steps = 0;
  watchExpressions((expression, text, from) => {
    const counted = matcherOf(expression).run(text, from);
    steps += counted.steps;
    return counted;
  }, work);
  return steps;
}

/** The longest text that any regular expression is given. */
export function longestSeen(work: () => void): number {
  let longest = 0;
  watchExpressions((_expression, text) => {
    longest = Math.max(longest, text.length);
    return null;
  }, work);
  return longest;
}

type Found = { index: number; end: number } | null;
type Watch = (expression: RegExp, text: string, from: number) => { found: Found } | null;

/** `test`, `replace`, `split` and all others call `exec` once it is not the engine's own. */
function watchExpressions(watch: Watch, work: () => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the expression below
  const native = RegExp.prototype.exec;
  RegExp.prototype.exec = function exec(this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = native.call(this, text);
    RegExp.prototype.exec = native;
    try {
      const counted = watch(this, text, from);
      const [index, end] = [counted?.found?.index, counted?.found?.end];
      if (counted && (match?.index !== index || (match && match.index + match[0].length !== end)))
        throw new Error(`The counting matcher reads ${String(this)} differently from the engine.`);
    } finally {
      RegExp.prototype.exec = exec;
    }
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = native;
  }
}

type State = { text: string; steps: number; groups: (string | undefined)[] };
type Then = (at: number) => boolean;
/** Tries to match at a place, and what follows after it. */
type Node = (state: State, at: number, then: Then) => boolean;

const matchers = new Map<string, Matcher>();

function matcherOf(expression: RegExp): Matcher {
  const key = String(expression);
  const known = matchers.get(key) ?? new Matcher(expression);
  matchers.set(key, known);
  return known;
}

class Matcher {
  readonly #source: string;
  readonly #flags: string;
  readonly #isSticky: boolean;
  readonly #node: Node;
  #at = 0;
  #groups = 0;

  constructor({ source, flags, sticky }: RegExp) {
    this.#source = source;
    this.#flags = flags.replaceAll(/[gy]/g, "");
    this.#isSticky = sticky;
    this.#node = this.#alternatives();
    if (this.#at < source.length) throw new Error(`The counting matcher cannot read ${source}.`);
  }

  run(text: string, from: number): { steps: number; found: Found } {
    const state: State = { text, steps: 0, groups: [] };
    const last = this.#isSticky ? from : text.length;
    for (let index = from; index <= last; index += 1) {
      state.steps += 1;
      let end = -1;
      if (this.#node(state, index, (at) => ((end = at), true))) return { steps: state.steps, found: { index, end } };
    }
    return { steps: state.steps, found: null };
  }

  #alternatives(): Node {
    const all = [this.#sequence()];
    while (this.#take("|")) all.push(this.#sequence());
    return (state, at, then) => all.some((one) => one(state, at, then));
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) parts.push(this.#repeated());
    return parts.reduceRight<Node>(
      (rest, part) => (state, at, then) => part(state, at, (next) => rest(state, next, then)),
      (_state, at, then) => then(at),
    );
  }

  #repeated(): Node {
    const atom = this.#atom();
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at))?.[0];
    if (quantifier === undefined) return atom;
    this.#at += quantifier.length;
    const [low, high] = boundsOf(quantifier);
    return repeat(atom, low, high, quantifier.length > 1 && quantifier.endsWith("?"));
  }

  #atom(): Node {
    if (this.#take("(?:")) return this.#closed(this.#alternatives());
    if (this.#take("(?=")) return ahead(this.#closed(this.#alternatives()), true);
    if (this.#take("(?!")) return ahead(this.#closed(this.#alternatives()), false);
    if (this.#take("(")) return this.#captured();
    if (this.#take("^")) return (_state, at, then) => at === 0 && then(at);
    if (this.#take("$")) return ({ text }, at, then) => at === text.length && then(at);
    if (this.#take("\\b")) return ({ text }, at, then) => isWord(text[at - 1]) !== isWord(text[at]) && then(at);
    const back = /^\\([1-9])/.exec(this.#source.slice(this.#at))?.[1];
    if (back !== undefined) return ((this.#at += 2), repetition(Number(back)));
    return this.#character();
  }

  #closed(inner: Node): Node {
    if (!this.#take(")")) throw new Error(`The counting matcher cannot read ${this.#source}.`);
    return inner;
  }

  #captured(): Node {
    this.#groups += 1;
    const own = this.#groups;
    const inner = this.#closed(this.#alternatives());
    return (state, at, then) => {
      const before = state.groups[own];
      const isFound = inner(state, at, (next) => {
        const earlier = state.groups[own];
        state.groups[own] = state.text.slice(at, next);
        return then(next) || ((state.groups[own] = earlier), false);
      });
      if (!isFound) state.groups[own] = before;
      return isFound;
    };
  }

  /** One character: a class, an escape or itself. The engine's own expression of it decides. */
  #character(): Node {
    const one = /^(?:\[(?:[^\]\\]|\\.)*\]|\\p\{\w+\}|\\P\{\w+\}|\\u\{\w+\}|\\u\w{4}|\\x\w\w|\\.|[\s\S])/u;
    const source = one.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += source.length;
    const expression = new RegExp(`^(?:${source})$`, this.#flags);
    const isWide = this.#flags.includes("u");
    const known = new Map<string, boolean>();
    return (state, at, then) => {
      state.steps += 1;
      const sign = isWide ? String.fromCodePoint(state.text.codePointAt(at) ?? 0) : state.text.charAt(at);
      if (at >= state.text.length) return false;
      const fits = known.get(sign) ?? expression.test(sign);
      known.set(sign, fits);
      return fits && then(at + sign.length);
    };
  }

  #take(sign: string): boolean {
    if (!this.#source.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }
}

function boundsOf(quantifier: string): [low: number, high: number] {
  if (quantifier.startsWith("*")) return [0, Number.POSITIVE_INFINITY];
  if (quantifier.startsWith("+")) return [1, Number.POSITIVE_INFINITY];
  if (quantifier.startsWith("?")) return [0, 1];
  const [low = "0", high = low] = quantifier.replaceAll(/[{}?]/g, "").split(",");
  return [Number(low), high === "" ? Number.POSITIVE_INFINITY : Number(high)];
}

function repeat(atom: Node, low: number, high: number, isLazy: boolean): Node {
  const from =
    (count: number): Node =>
    (state, at, then) => {
      const more = () => count < high && atom(state, at, (next) => next > at && from(count + 1)(state, next, then));
      const enough = () => count >= low && then(at);
      return isLazy ? enough() || more() : more() || enough();
    };
  return from(0);
}

const ahead =
  (inner: Node, isWanted: boolean): Node =>
  (state, at, then) =>
    inner(state, at, () => true) === isWanted && then(at);

const repetition =
  (group: number): Node =>
  (state, at, then) => {
    const said = state.groups[group] ?? "";
    state.steps += said.length;
    return state.text.slice(at, at + said.length).toLowerCase() === said.toLowerCase() && then(at + said.length);
  };

const isWord = (sign = ""): boolean => /^\w$/.test(sign);
