/** The text is HTML with the tags allowed in contracts/rich-text.ts. */
export interface BlogPost {
  id: number;
  /** At most 60 characters, for search results. */
  title: string;
  /** 70 to 160 characters, for the list and for search results. */
  description: string;
  author: string;
  /** ISO date. */
  date: string;
  /** The banner image: a name from `artIcons` and a scene. */
  icon: string;
  scene: number;
  html: string;
}
