export type Body = "SUV" | "Ute" | "Hatchback" | "Sedan" | "Wagon" | "Coupe" | "Convertible" | "People Mover" | "Van";
