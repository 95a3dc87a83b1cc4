import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { type Part, type Parts, partOf, startParts } from "./start-parts.ts";
import { stopInOrder, type Stopping } from "./stop-in-order.ts";

type Given = { given: string };
type House = { roof: string; walls: string; floor: string };
type All = Given & House;
const part = partOf<All>();

/** What happened, in order. */
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
});

/** A row that says when it starts and stops. */
const row = (name: string, needs: readonly (keyof All)[], over: Partial<Part<All, string>> = {}) =>
  part({
    needs,
    start: (parts) => {
      said.push(`${name} on ${Object.values(parts).join(" and ")}`);
      return name;
    },
    stop: (value) => void said.push(`${value} stops`),
    ...over,
  });

const house = (over: Partial<Parts<House, All>> = {}): Parts<House, All> => ({
  roof: row("roof", ["walls"]),
  walls: row("walls", ["floor", "given"]),
  floor: row("floor", ["given"]),
  ...over,
});
const start = (over: Partial<Parts<House, All>> = {}) => startParts<Given, House>({ given: "earth" }, house(over));
const stop = (started: readonly Stopping[]) =>
  stopInOrder(started, {
    drainMs: 0,
    shutdownMs: 60_000,
    unready: () => said.push("unready"),
    onLate: (names) => said.push(`late: ${names.join()}`),
  });

test("each part starts once, after the parts that it needs, and receives no others", async () => {
  const { parts } = await start();
  expect(said).toEqual(["floor on earth", "walls on floor and earth", "roof on walls"]);
  expect(parts).toEqual({ given: "earth", floor: "floor", walls: "walls", roof: "roof" });
});

test("parts stop in the reverse order of their start", async () => {
  const { started } = await start();
  said.length = 0;
  await stop(started);
  expect(said).toEqual(["unready", "roof stops", "walls stops", "floor stops"]);
});

test("workers stop together with requests, and everything else after both", async () => {
  const [answered, worked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = (what: string, end: Promise<void>) => async () => {
    said.push(`${what} stops`);
    await end;
  };
  const { started } = await start({
    floor: row("floor", ["given"], { phase: "work", stop: ends("floor", worked.promise) }),
    walls: row("walls", ["floor"], { phase: "requests", stop: ends("walls", answered.promise) }),
  });
  said.length = 0;
  const stopped = stop(started);
  await nextTurn();
  expect(said).toEqual(["unready", "floor stops", "walls stops"]);
  for (const end of [answered, worked]) {
    expect(said).not.toContain("roof stops");
    end.resolve();
    await nextTurn();
  }
  await stopped;
  expect(said).toEqual(["unready", "floor stops", "walls stops", "roof stops"]);
});

test("a worker that does not end in time is named in words and cut off", async () => {
  type Slow = { sweepingTheFloor: string; floor: string };
  const never = new Promise<void>(() => undefined);
  const { started } = await startParts<object, Slow>(
    {},
    {
      sweepingTheFloor: { needs: ["floor"], start: () => "broom", stop: () => never, phase: "work" },
      floor: { needs: [], start: () => "floor", stop: () => void said.push("floor stops") },
    },
  );
  await stopInOrder(started, {
    drainMs: 0,
    shutdownMs: 20,
    unready: () => undefined,
    onLate: (names) => said.push(`late: ${names.join()}`),
  });
  expect(said).toEqual(["late: sweeping the floor", "floor stops"]);
});

test("a part that fails to stop keeps none of the others running", async () => {
  const broken = () => Promise.reject(new Error("the walls are stuck"));
  const { started } = await start({ walls: row("walls", ["floor"], { stop: broken }) });
  said.length = 0;
  await expect(stop(started)).rejects.toThrow("the walls are stuck");
  expect(said).toEqual(["unready", "roof stops", "floor stops"]);
});

test("when a part fails to start, the parts before it stop, and the error is its own", async () => {
  const fault = new Error("no bricks");
  const failing = start({
    floor: row("floor", ["given"], { stop: () => Promise.reject(new Error("another fault")) }),
    walls: row("walls", ["floor"]),
    roof: row("roof", ["walls"], { start: () => Promise.reject(fault) }),
  });
  await expect(failing).rejects.toBe(fault);
  expect(said).toEqual(["floor on earth", "walls on floor", "walls stops"]);
});

test("parts that need each other are refused by name before anything starts", async () => {
  await expect(start({ floor: row("floor", ["roof"]) })).rejects.toThrow(
    "No part of a circle can start first: roof needs walls needs floor needs roof.",
  );
  expect(said).toEqual([]);
});

test("a need that no row starts is refused by name, and so is one that the types do not know", async () => {
  const { walls: _walls, ...without } = house();
  await expect(startParts<Given, House>({ given: "earth" }, without as Parts<House, All>)).rejects.toThrow(
    "roof needs walls, which is no part of the node.",
  );
  // @ts-expect-error -- there is no cellar
  part({ needs: ["cellar"], start: () => "roof" });
  // @ts-expect-error -- the row names the walls only
  part({ needs: ["walls"], start: ({ floor }) => String(floor) });
  expect(said).toEqual([]);
});
