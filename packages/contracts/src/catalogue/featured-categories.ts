/** Categories that have a section on the store page. */
export const featuredCategoryIds = { aiRecommendation: 9478, misc: 13923 } as const;
