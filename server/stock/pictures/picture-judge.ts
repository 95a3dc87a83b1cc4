import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { oneAtATime } from "#server/platform/admission/one-at-a-time.ts";
import { type JudgedPicture, PictureError } from "./judge-picture.ts";

export type JudgeReply = { picture: JudgedPicture } | { problem: string };

/** The exit code of a process that has stopped itself because it took too much memory. */
export const OUT_OF_MEMORY = 9;

const program = join(import.meta.dirname, "judge-process.ts");
/** Twice what a picture may take by its header: a header may promise less than there is. */
const MOST_MEMORY = 600 * 1024 * 1024;
const PATIENCE_MS = 30_000;
const IDLE_MS = 10_000;

/**
 * Judges pictures in a process of its own, one after another. What strangers made to break a decoder breaks that
 * process, and the next picture gets another. It starts with the first picture and ends when none has come for a while.
 */
export class PictureJudge {
  readonly #mostMemory: number;
  readonly #patienceMs: number;
  readonly #inOrder = oneAtATime();
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ mostMemory = MOST_MEMORY, patienceMs = PATIENCE_MS } = {}) {
    this.#mostMemory = mostMemory;
    this.#patienceMs = patienceMs;
  }

  /** The picture as it is stored; throws PictureError. */
  judge(bytes: Buffer): Promise<JudgedPicture> {
    return this.#inOrder(async () => {
      if (this.#isClosed) throw new Error("The judge of pictures was closed.");
      clearTimeout(this.#idle);
      const reply = await this.#ask((this.#process ??= this.#start()), bytes);
      if (!this.#isClosed) this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
      if ("problem" in reply) throw new PictureError(reply.problem);
      const { bytes: made } = reply.picture;
      return { ...reply.picture, bytes: Buffer.from(made.buffer, made.byteOffset, made.byteLength) };
    });
  }

  /** Nothing is judged any more, also not what waits. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#end();
  }

  #end(): void {
    this.#process?.kill("SIGKILL");
    this.#process = null;
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#mostMemory)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
      // A decoder that a stranger has taken over finds no secret here.
      env: {},
    });
    const forget = () => {
      if (this.#process === child) this.#process = null;
    };
    child.once("exit", forget);
    child.once("error", forget);
    return child;
  }

  async #ask(child: ChildProcess, bytes: Buffer): Promise<JudgeReply> {
    const { promise, resolve } = Promise.withResolvers<JudgeReply>();
    const onExit = (code: number | null) => resolve({ problem: this.#reasonOf(code) });
    const onError = () => onExit(null);
    const timer = setTimeout(() => {
      resolve({ problem: `decoding the picture takes longer than ${this.#patienceMs / 1000} seconds` });
      this.#end();
    }, this.#patienceMs);
    child.once("message", resolve);
    child.once("exit", onExit);
    child.once("error", onError);
    child.send(bytes, (error) => error && onError());
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off("message", resolve);
      child.off("exit", onExit);
      child.off("error", onError);
    }
  }

  #reasonOf(code: number | null): string {
    return code === OUT_OF_MEMORY
      ? `decoding the picture takes more than ${Math.round(this.#mostMemory / 1024 ** 2)} MB of memory`
      : "decoding the picture failed";
  }
}
