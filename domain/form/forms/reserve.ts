import { formatOf } from "#domain/country/format.ts";
import { reserveFee } from "#domain/car/may-reserve.ts";
import { field, type Field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import type { FormSettings } from "../form-settings.ts";
import { carried, optInField, personFields } from "../shared-fields.ts";
import { tradeInNames } from "../trade-in-answers.ts";

/** The two ways to receive a reserved car. */
const handovers = { pick_up: "I pick it up", delivery: "Deliver it to me" } as const;

const times = ["Morning", "Midday", "Afternoon"].map((value) => ({ value, label: value }));

/** 2.1, 4.4: the buyer, the handover, and further wishes. One order, one lead. */
export const reserve = {
  id: "reserve",
  categories: { "Reserve Vehicle": { isPaidFor: true, topic: "reservation request" } },
  offered: ({ payment_provider }) => payment_provider !== null,
  destination: () => "reserve",
  holdsCar: true,
  valuation: "brought",
  parts({ settings, car, today }) {
    const provider = settings.payment_provider;
    if (provider === null || car === null) return null;
    const fee = formatOf(settings).money(reserveFee({ payment_processors: car.payment_processors ?? [] }));
    return {
      title: "Reserve this {vehicle}",
      category: "Reserve Vehicle",
      submitLabel: `Pay ${fee} and reserve`,
      steps: [
        {
          title: "Your details",
          fields: [
            ...personFields(settings),
            ...(provider.delivery ? deliveryFields : []),
            field("date", {
              name: "preferred_date",
              label: "Preferred day",
              required: false,
              earliest: today,
              half: true,
            }),
            field("select", {
              name: "preferred_time",
              label: "Preferred time",
              required: false,
              options: times,
              half: true,
            }),
            ...wishFields(settings),
            optInField(settings),
            // A trade-in that was valued before goes into the same order.
            ...(settings.trade_in === null ? [] : [carried(tradeInNames.valuation)]),
            field("checkbox", {
              name: "reservation_terms",
              label: `I accept the reservation terms: ${provider.terms}`,
              requiredMessage: "*Please accept the reservation terms before you pay.",
            }),
          ],
        },
      ],
      car,
      ...(provider.delivery ? { initial: { handover: handovers.pick_up } } : {}),
    };
  },
} as const satisfies FormDescriptor;

const deliveryFields: readonly Field[] = [
  field("radio", {
    name: "handover",
    label: "How do you want to get it?",
    options: Object.values(handovers).map((value) => ({ value, label: value })),
  }),
  field("text", {
    name: "delivery_address",
    label: "Delivery address",
    hint: "Street, suburb and postcode. We confirm the cost of delivery with you first.",
    autoComplete: "street-address",
    shownWhen: { field: "handover", is: [handovers.delivery] },
  }),
];

/** In the same lead: a trade-in and finance, if the site offers them. */
function wishFields({ trade_in, finance_provider }: FormSettings): Field[] {
  const group = "Shall we prepare anything?";
  return [
    ...(trade_in === null
      ? []
      : [field("checkbox", { name: "trade_in", label: "I have {a vehicle} to trade in", required: false, group })]),
    ...(finance_provider === null
      ? []
      : [field("checkbox", { name: "finance_interest", label: "I am interested in finance", required: false, group })]),
    ...(trade_in === null
      ? []
      : [
          field("text", {
            name: "rego",
            label: "Registration of your {vehicle}",
            required: false,
            maxLength: 10,
            shownWhen: { field: "trade_in" },
          }),
        ]),
  ];
}
