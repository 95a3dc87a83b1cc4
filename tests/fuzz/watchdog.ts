/** What a thread that serves visitors may do at most, whatever it is sent. */
const MOST_BLOCKED_MS = 50;
const MOST_GROWTH_MB = 256;

/** Modules are loaded and compiled, and heaps have reached their usual size. */
const WARM_AFTER = 2000;
const TICK_MS = 5;
const MEMORY_EVERY_TICKS = 20;

export type Watched = { blockedMs: number; growthMb: number };
type Problem = { index: number; message: string };

/**
 * Watches the event loop of its own thread and the memory of the process. Time is the processor time of the thread, not
 * that of a clock: on a busy machine a thread may wait long for its turn without blocking anybody. A tick measures what
 * the thread did since the last one, so the figure is up to one tick too high.
 */
export class Watchdog {
  readonly problems: Problem[] = [];
  readonly #timer: NodeJS.Timeout;
  #index = 0;
  #inputs = 0;
  #ticks = 0;
  #cpu = process.threadCpuUsage();
  #startBytes = 0;
  #blockedMs = 0;
  #growthMb = 0;

  constructor() {
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** To be called before each input. */
  begin(index: number): void {
    this.#index = index;
    this.#inputs += 1;
  }

  figures(): Watched {
    return { blockedMs: Math.round(this.#blockedMs), growthMb: Math.round(this.#growthMb) };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#ticks += 1;
    const { user, system } = process.threadCpuUsage(this.#cpu);
    this.#cpu = process.threadCpuUsage();
    if (this.#inputs <= WARM_AFTER) return;
    const blockedMs = (user + system) / 1000;
    if (blockedMs > MOST_BLOCKED_MS) this.#tell(`The thread was blocked for ${Math.round(blockedMs)} ms.`);
    this.#blockedMs = Math.max(this.#blockedMs, blockedMs);
    if (this.#ticks % MEMORY_EVERY_TICKS === 0 || this.#startBytes === 0) this.#look();
  }

  #look(): void {
    const bytes = process.memoryUsage.rss();
    if (this.#startBytes === 0) this.#startBytes = bytes;
    const growthMb = (bytes - this.#startBytes) / 1024 ** 2;
    if (growthMb > MOST_GROWTH_MB && this.#growthMb <= MOST_GROWTH_MB)
      this.#tell(`Memory has grown by ${Math.round(growthMb)} MB.`);
    this.#growthMb = Math.max(this.#growthMb, growthMb);
  }

  #tell(message: string): void {
    this.problems.push({ index: this.#index, message });
  }
}
