/** Calls that we answer otherwise than Meilisearch, each with the reason. All other recorded calls are answered equally. */
export const explainedDifferences: readonly { readonly reason: string; readonly calls: readonly string[] }[] = [
  {
    reason: "A typo is forgiven only where no document has the word: who types ranger does not want a Range Rover.",
    calls: [
      'cars {"q":"mazda3"}',
      'cars {"q":"ranger wildtrack"}',
      'edges {"q":"quick brown","showMatchesPosition":true,"showRankingScore":true}',
      'edges {"q":"brown quick","showMatchesPosition":true,"showRankingScore":true}',
      'edges {"q":"hilux","showMatchesPosition":true,"showRankingScore":true}',
      'edges {"q":"quick","attributesToSearchOn":["words"]}',
      'edges {"q":"quick","attributesToSearchOn":["*"]}',
    ],
  },
  {
    reason: "A word that no document has is left out, also the first: a shopper sees cars, not an empty page.",
    calls: [
      'cars {"q":"automatic diesel ute dual cab white"}',
      'cars {"q":"xyzzy toyota"}',
      'cars {"q":"automatic suv the white","matchingStrategy":"last"}',
    ],
  },
  {
    reason: "Words are letters and digits; an emoji is not one.",
    calls: [
      'edges {"q":"🚗","showMatchesPosition":true,"showRankingScore":true}',
      'edges {"q":"emoji car","showMatchesPosition":true,"showRankingScore":true}',
    ],
  },
  {
    reason: "There is no search by coordinates: pages find locations by distance themselves.",
    calls: [
      'cars {"filter":"_geoRadius(-33.87, 151.21, 5000)"}',
      'cars {"filter":"_geoBoundingBox([-33, 152], [-34, 151])"}',
      'cars {"filter":"_geoRadius(-33.87, 151.21)"}',
      'cars {"filter":"_geoRadius(-133.87, 151.21, 5000)"}',
      'cars {"filter":"_geoPolygon([-33,151],[-33,152],[-34,152],[-34,151])"}',
      'cars {"filter":"_geo = 1"}',
      'cars {"sort":["_geoPoint(-33.87,151.21):asc"]}',
      'cars {"facets":["_geo"]}',
    ],
  },
  {
    reason:
      "The place of an attribute that is not filterable is the attribute; Meilisearch points one character later.",
    calls: ['cars {"filter":"unknown = 1"}', 'cars {"filter":"name = x"}', 'cars {"filter":"id = x"}'],
  },
  {
    reason: "An empty text inside a list is a value like any other.",
    calls: ['edges {"filter":"list = \'\'"}', 'edges {"sort":["list:asc"]}'],
  },
  {
    reason: "A path must be listed itself to be filtered by; Meilisearch also takes paths below a listed one.",
    calls: ['edges {"filter":"nested.a EXISTS"}'],
  },
  {
    reason:
      "Spellings of a value are one facet value, named as most documents spell it, and numbers as JavaScript does.",
    calls: ['edges {"facets":["n","list","nested","nested.a.b","flag","name"]}'],
  },
  {
    reason: "The first values of a facet of numbers are the smallest; Meilisearch takes them by their text.",
    calls: ['cars {"facets":["make","year","price"]}'],
  },
  {
    reason: "`*` asks for every facet; the recorded server refused it because of its coordinates.",
    calls: ['cars {"facets":["*"]}'],
  },
  {
    reason: "Values that are numbers are found by a facet search as well.",
    calls: ['cars {"facetName":"price","facetQuery":"2"}'],
  },
  {
    reason: "Totals are exact: what `distinct` or a threshold leaves out is not counted. Meilisearch estimates.",
    calls: ['cars {"q":"toyota corola","rankingScoreThreshold":0.7}', 'cars {"q":"toyota corola","distinct":"model"}'],
  },
];
