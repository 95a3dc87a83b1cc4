import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { Island, type Plain } from "./island.tsx";

test("an island that is missing in the registry says where to add it", () => {
  const name = "no-such-part" as string as "recent-cars";
  const draw = () => renderToString(<Island name={name} when="touch" props={{ id: "1" }} />);
  expect(draw).toThrow('No island is called "no-such-part": add its line to app/islands/registry.ts.');
});

test("a prop that JSON would lose does not compile", () => {
  type Given = { name: string; sizes?: number[]; at: { lat: number } | null };
  expectTypeOf<Given>().toExtend<Plain<Given>>();
  expectTypeOf<{ onPick: () => void }>().not.toExtend<Plain<{ onPick: () => void }>>();
  expectTypeOf<{ since: Date | null }>().not.toExtend<Plain<{ since: Date | null }>>();
  expectTypeOf<{ counts: Map<string, number> }>().not.toExtend<Plain<{ counts: Map<string, number> }>>();
  expectTypeOf<{ tag: ReactElement }>().not.toExtend<Plain<{ tag: ReactElement }>>();
});
