// `npm start`: the whole demo network in one process.
process.env["DEMO"] ??= "1";
process.env["LOG_LEVEL"] ??= "warn";
await import("#server/main.ts");

export {};
