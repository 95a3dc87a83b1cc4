/** Works of others that the platform's pages show, with the attribution that their licences require. */
export const credits = [
  {
    title: "Demonstration vehicles",
    text: 'Pictures of unbranded vehicles are rendered from "Generic passenger car pack" by Comrade1280, licensed under CC BY 4.0, modified: repainted, given new materials, lit and rendered to still images.',
    links: [
      {
        name: "Generic passenger car pack",
        url: "https://sketchfab.com/3d-models/generic-passenger-car-pack-20f9af9b8a404d5cb022ac6fe87f21f5",
      },
      { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    ],
  },
  {
    title: "Caravans, trucks and motorcycles",
    text: "Drawn by our own code. Light in all of these pictures comes from Poly Haven environments, which are in the public domain.",
    links: [{ name: "Poly Haven", url: "https://polyhaven.com" }],
  },
  {
    title: "Maps of places",
    text: "Coasts are drawn from Natural Earth, which is in the public domain. Names and positions of towns are from GeoNames, licensed under CC BY 4.0.",
    links: [
      { name: "Natural Earth", url: "https://www.naturalearthdata.com" },
      { name: "GeoNames", url: "https://www.geonames.org" },
    ],
  },
  {
    title: "Typeface",
    text: "Schibsted Grotesk, copyright 2023 The Schibsted Grotesk Project Authors, under the SIL Open Font License 1.1.",
    links: [{ name: "SIL Open Font License", url: "https://openfontlicense.org" }],
  },
  {
    title: "Icons",
    text: "Lucide, copyright Lucide Icons and contributors, under the ISC licence.",
    links: [{ name: "Lucide", url: "https://lucide.dev" }],
  },
] as const;
