import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  route("sign-in", "routes/sign-in.tsx"),
  route("sign-in/code", "routes/sign-in-code.tsx"),
  route("sign-in/link", "routes/sign-in-link.tsx"),
  route("sign-out", "routes/sign-out.ts"),
  layout("routes/signed-in.tsx", [
    index("routes/start.ts"),
    route("today", "routes/today.tsx"),
    route("sites", "routes/sites.tsx"),
    route("people", "routes/people.tsx", [
      route("invite", "routes/people-invite.tsx"),
      route(":id", "routes/person.tsx"),
    ]),
    route("account", "routes/account.tsx"),
  ]),
  // Development only: every component in every state.
  ...(process.env["NODE_ENV"] === "development" ? [route("ui", "routes/ui.tsx")] : []),
  route("*", "routes/nowhere.tsx"),
] satisfies RouteConfig;
