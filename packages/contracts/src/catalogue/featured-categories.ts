/** Categories that have their own section on the store page. */
export const featuredCategoryIds = { aiRecommendation: 9478, misc: 13923 } as const;
