/** A post of the blog. The text is HTML of the tags listed in contracts/rich-text.ts. */
export interface BlogPost {
  id: number;
  /** At most 60 characters, as search results show it. */
  title: string;
  /** 70 to 160 characters, for the list and for search results. */
  description: string;
  author: string;
  /** ISO date. */
  date: string;
  /** A name of `artIcons` for the banner, in one of its scenes. */
  icon: string;
  scene: number;
  html: string;
}
