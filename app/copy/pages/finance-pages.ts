import { type DefaultPage, when } from "./page-text.ts";

export const financePage: DefaultPage = ({ settings: { finance_provider, budget_finder, trade_in } }) => ({
  title: "{Vehicle} finance",
  description: "Work out repayments and ask {{name}} about finance: both rates shown, and nothing to sign.",
  body: `::: hero
# {Vehicle} finance
See what {a vehicle} costs by the week, fortnight or month before you ask anybody. Every figure comes with its interest rate and comparison rate.
[Ask about finance](#finance-form)
${finance_provider?.apply_path ? `[Apply online](${finance_provider.apply_path}#finance-form)` : "[Call {{phone}}]({{phone_link}})"}
:::

::: calculator
## Work out your repayments
:::

${stepsOf(finance_provider?.steps ?? null)}

::: form finance
:::

::: columns
## Good to know
### Deposit
Every dollar you put down is one you pay no interest on. ${when(trade_in, `[Your trade-in](${trade_in?.path ?? ""}) counts as one.`)}

### Balloon
A part left to the end makes repayments smaller. It is due in one sum, and costs more interest in all.

### Comparison rate
Interest and known fees in one figure, so that two loans can be laid side by side.
:::

${
  budget_finder
    ? `::: action
## Start from what you can spend
Say what you can repay, and see every {vehicle} it buys.
[Find {vehicles} for your budget](/budget)
:::`
    : ""
}

::: faq Finance
## Finance questions
:::
`,
});

export const applyPage: DefaultPage = ({ settings: { finance_provider } }) => ({
  title: "Apply for finance",
  description: "Apply for finance or pre-approval at {{name}}, in five short steps.",
  body: `::: hero
# Apply for finance
Five short steps. With a vehicle in mind or before you have found one: a pre-approval tells you what you can spend.
[Start](#finance-form)
[Work out repayments first](${finance_provider?.path ?? "/contact"})
:::

::: form finance-application
:::

::: steps
## What happens then
### We read it
A person, not a machine. If something is missing, we ring.

### You see the terms
Rate, comparison rate, fees and repayments in writing, before any credit check.

### You decide
Sign when it suits you, or leave it. Nothing is owed for asking.
:::

::: faq Finance
## Finance questions
:::
`,
});

/** 2.3: the dealer's own steps, if there are any. */
function stepsOf(steps: readonly { title: string; text: string }[] | null): string {
  if (steps === null || steps.length === 0) return "";
  const items = steps.map(({ title, text }) => `### ${title}\n${text}`).join("\n\n");
  return `::: steps\n## How it works\n${items}\n:::`;
}
