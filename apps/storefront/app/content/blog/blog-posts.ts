import type { BlogPost } from './blog-post.ts';
import { post as festiveCalendar } from './posts/festive-calendar.ts';
import { post as gstFirstQuestions } from './posts/gst-first-questions.ts';
import { post as listingThatAnswers } from './posts/listing-that-answers.ts';
import { post as nationalOrInternational } from './posts/national-or-international.ts';
import { post as returnedParcel } from './posts/returned-parcel.ts';
import { post as sellingOnWhatsapp } from './posts/selling-on-whatsapp.ts';

/** Ordered by id, which is part of the URL and never changes. Import this only in loaders. */
export const blogPosts: readonly BlogPost[] = [
  returnedParcel,
  gstFirstQuestions,
  festiveCalendar,
  listingThatAnswers,
  sellingOnWhatsapp,
  nationalOrInternational,
];
