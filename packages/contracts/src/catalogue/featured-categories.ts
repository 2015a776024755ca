/** Categories the store page shows in sections of their own. */
export const featuredCategoryIds = { aiRecommendation: 9478, misc: 13923 } as const;
