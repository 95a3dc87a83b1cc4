import { type HoursProblem, holidayProblems, weekProblems } from "#domain/location/hours-problems.ts";
import type { LoadedDealership } from "./network.ts";
import { repeated } from "./repeated.ts";
import type { Problem } from "./yaml-file.ts";

/** Mistakes that a dealership's file can have although each of its values is a good one. */
export function checkDealership({ file, dealership }: LoadedDealership): Problem[] {
  const { slug, locations } = dealership;
  const problems: Problem[] = [];
  if (file.file !== `dealerships/${slug}.yaml`) {
    problems.push(file.problem(["slug"], `the file has to be called dealerships/${slug}.yaml`));
  }
  for (const { index, value } of repeated(locations, (location) => location.slug)) {
    const expected = `two locations have the slug "${value}"; each has a page of its own, so choose another`;
    problems.push(file.problem(["locations", index, "slug"], expected));
  }
  for (const { index } of repeated(locations, ({ primary }) => (primary ? "primary" : null))) {
    problems.push(file.problem(["locations", index, "primary"], "another location is primary too; choose one of them"));
  }
  locations.forEach(({ contact_detail: { opening_hours, holiday_hours } }, index) => {
    const add = (list: string, found: readonly HoursProblem[]) => {
      const path = ["locations", index, "contact_detail", list];
      for (const { index: at, expected } of found) {
        problems.push(file.problem(at === null ? path : [...path, at], expected));
      }
    };
    add("opening_hours", weekProblems(opening_hours));
    add("holiday_hours", holidayProblems(holiday_hours));
  });
  return problems;
}
