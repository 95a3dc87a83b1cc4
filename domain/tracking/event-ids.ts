/** Event ids of chapter 9. Separate from the schema, so that a browser need not load the validation. */
export const eventIds = {
  new_enquiry: 14,
  used_enquiry: 15,
  new_test_drive: 17,
  general_enquiry: 22,
  call_click: 25,
  search_result_click: 29,
  favourite: 39,
  used_test_drive: 48,
  careers: 51,
} as const;

export type EventName = keyof typeof eventIds;
