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
  /** A name from `artIcons`, and the scene, for the banner. */
  icon: string;
  scene: number;
  html: string;
}
