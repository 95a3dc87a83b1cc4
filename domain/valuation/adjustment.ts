/** A question about the vehicle's condition; each answer changes the estimate by a percentage. */
export interface AdjustmentQuestion {
  id: "condition" | "interior" | "service_history" | "mechanical" | "accident";
  label: string;
  answers: readonly { value: string; label: string; percent: number }[];
}

const yesNo = (yes: number, no: number) => [
  { value: "yes", label: "Yes", percent: yes },
  { value: "no", label: "No", percent: no },
];

/**
 * What an appraiser asks first, the best answer first. Comparables are assumed to be in the condition of 0 percent.
 * Questions that matter less than the width of the range, such as tyres and keys, are left to the inspection.
 */
export const adjustmentQuestions: readonly AdjustmentQuestion[] = [
  {
    id: "condition",
    label: "How would you describe the outside?",
    answers: [
      { value: "excellent", label: "Excellent: like new", percent: 2 },
      { value: "good", label: "Good: small marks for its age", percent: 0 },
      { value: "fair", label: "Fair: scratches or small dents", percent: -5 },
      { value: "poor", label: "Poor: needs panel or paint work", percent: -14 },
    ],
  },
  {
    id: "interior",
    label: "And the inside?",
    answers: [
      { value: "good", label: "Clean, everything works", percent: 0 },
      { value: "worn", label: "Worn or stained", percent: -3 },
      { value: "damaged", label: "Torn, broken or smells of smoke", percent: -7 },
    ],
  },
  {
    id: "service_history",
    label: "Is the service history complete?",
    answers: [
      { value: "full", label: "Yes, all of it", percent: 0 },
      { value: "part", label: "Some of it", percent: -3 },
      { value: "none", label: "No", percent: -7 },
    ],
  },
  {
    id: "mechanical",
    label: "Does it need mechanical work?",
    answers: [
      { value: "none", label: "No", percent: 0 },
      { value: "minor", label: "Something small", percent: -5 },
      { value: "major", label: "Something large", percent: -18 },
    ],
  },
  {
    id: "accident",
    label: "Has it been in an accident that needed repair?",
    answers: yesNo(-8, 0),
  },
];

export type AdjustmentAnswers = Readonly<Record<string, string>>;

/** Questions with an invalid answer. */
export const unknownAnswers = (answers: AdjustmentAnswers): string[] =>
  Object.entries(answers)
    .filter(([id, value]) => !answerOf(id, value))
    .map(([id]) => id);

const answerOf = (id: string, value: string) =>
  adjustmentQuestions.find((question) => question.id === id)?.answers.find((answer) => answer.value === value);

/** Factors multiply: two faults never take more than the whole value. */
export const adjustmentFactor = (answers: AdjustmentAnswers): number =>
  Object.entries(answers).reduce((factor, [id, value]) => factor * (1 + (answerOf(id, value)?.percent ?? 0) / 100), 1);
