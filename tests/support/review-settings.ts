/** Reviews as most sites have them. */
export const reviewSettings = {
  minimum_rating: 4,
  always_show_stars: false,
  four_plus_partial: false,
  excluded_ids: [],
  blocked_customers: [],
  snap21_org: null,
  title: null,
};
