import { expect, test } from "vitest";
import type { FormCar } from "./form-settings.ts";
import { sampleFormCar } from "./testing/sample-form.ts";
import { photoWishes, questionsAbout } from "./suggested-questions.ts";

const available = "Is it still available?";
const history = "Could you send me the service history?";
const visit = "When can I come and see it?";

test.each<[string, Partial<FormCar>, string[]]>([
  ["a used car", {}, [available, history, visit]],
  ["a demo car", { car_type: "demo" }, [available, history, visit]],
  ["a new car", { car_type: "new" }, [available, "How soon could I have it?", visit]],
  ["a caravan", { item_type: "caravan" }, [available, "Can my vehicle tow it?", history, visit]],
  ["a motorcycle", { item_type: "motorcycle" }, [available, "Can I sit on it before I decide?", history, visit]],
  ["a truck", { item_type: "truck" }, [available, "Which licence do I need for it?", history, visit]],
])("[2.3.17] what people ask first about %s", (_what, over, questions) => {
  expect(questionsAbout({ ...sampleFormCar, ...over })).toEqual(questions);
});

test("[2.3.17] photos are wished for in words about the car; without a car there is nothing to ask", () => {
  expect(photoWishes(sampleFormCar)).toEqual([
    "What does it look like inside?",
    "Are there marks or scratches?",
    "How are tyres and wheels?",
  ]);
  expect([...photoWishes(null), ...questionsAbout(null)]).toEqual([]);
});
