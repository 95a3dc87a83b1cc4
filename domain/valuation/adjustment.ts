/** A question about the vehicle's state; each answer moves the estimate by percents of its value. */
export interface AdjustmentQuestion {
  id: string;
  label: string;
  answers: readonly { value: string; label: string; percent: number }[];
}

const yesNo = (yes: number, no: number) => [
  { value: "yes", label: "Yes", percent: yes },
  { value: "no", label: "No", percent: no },
];

/**
 * What an appraiser asks first, the best answer first. The comparables are assumed to be in the state of 0 percent. What
 * moves a price by less than the range is wide, such as tyres and keys, is left to the inspection.
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

/** Questions answered with something that is no answer to them. */
export const unknownAnswers = (answers: AdjustmentAnswers): string[] =>
  Object.entries(answers)
    .filter(([id, value]) => !answerOf(id, value))
    .map(([id]) => id);

const answerOf = (id: string, value: string) =>
  adjustmentQuestions.find((question) => question.id === id)?.answers.find((answer) => answer.value === value);

/** Steps multiply: two faults never take more than all there is. */
export const adjustmentFactor = (answers: AdjustmentAnswers): number =>
  Object.entries(answers).reduce((factor, [id, value]) => factor * (1 + (answerOf(id, value)?.percent ?? 0) / 100), 1);
