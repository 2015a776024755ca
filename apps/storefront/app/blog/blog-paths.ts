export const blogListPath = '/glow-blog';

export const blogPath = (id: number): string => `/blog/${id}`;
