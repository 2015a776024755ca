import { allProductsLimit, exactTotalLimit, pageSize } from '@postprocure/contracts/limits';
import { formatCount } from '@postprocure/money/format-count';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/platform/api-docs',
  section: 'explore',
  parent: '/knowledge-hub/using-the-platform',
  layout: 'document',
  title: 'API Documentation',
  description:
    'Read the catalogue by program: product lists, search, categories, details and delivery estimates, with parameters, answers, errors and limits.',
  heading: 'API Documentation',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Using the Platform',
      icon: 'electric-plug',
      text: 'The catalogue of this shop is open to programs as it is to people. This page is the introduction; every field and parameter is in the reference, which is made from the running service and so cannot be out of date.',
      actions: [{ label: 'Open the API reference', to: '/api/reference/' }],
    },
    {
      kind: 'table',
      heading: 'What you can ask',
      caption: 'Calls that need no login. All are GET requests, relative to the address of this shop',
      columns: ['Path', 'Answers with', 'Parameters'],
      rows: [
        [
          '/api/product',
          'A page of products, of the whole catalogue or of one category',
          'limit, page, categoryName, sort and filters',
        ],
        [
          '/api/product/search',
          'Products that match a term, best first',
          'search, page, limit, categoryName, sort and filters',
        ],
        ['/api/product/suggest', 'Terms, categories and products while someone types', 'search'],
        ['/api/product/search/category', 'All categories with their sub-categories', 'none'],
        ['/api/product/{id}', 'One product with pictures, variations, bullet points and description', 'none'],
        [
          '/api/product/directory',
          'The numbers of the parts of a list that names every product and when it last changed',
          'none',
        ],
        ['/api/product/directory/{part}', 'One part of that list', 'none'],
        ['/api/delivery/estimate', 'When a product ordered now reaches a pincode', 'productId, pincode'],
        ['/api/health', 'Whether the service is up', 'none'],
      ],
    },
    {
      kind: 'list',
      heading: 'Shape of an answer',
      style: 'bullet',
      items: [
        'Every successful body is an object with one key: **data**.',
        'A list holds **products**, **page**, **totalPages**, **total** and **totalIsCapped**.',
        `Totals are exact up to ${formatCount(exactTotalLimit)}, and lists end there. For the whole catalogue use the directory.`,
        'Prices are numbers in rupees, GST included: **sp** is the selling price and **mrp** the maximum retail price.',
        'Text is UTF-8. Descriptions are HTML, reduced to harmless tags.',
      ],
    },
    {
      kind: 'table',
      heading: 'Parameters of lists',
      caption: 'All are optional, except search where it is named',
      columns: ['Name', 'Values', 'Meaning'],
      rows: [
        [
          'limit',
          `1 to ${allProductsLimit} for lists, 1 to 100 for search`,
          `Products on a page, ${pageSize} if not given`,
        ],
        ['page', '1 and up', 'Which page'],
        [
          'categoryName',
          '{category} or {category}/{subcategory}',
          'Only this category, in any letter case. Encode each part',
        ],
        ['sort', 'featured, price-low-high, price-high-low, newest', 'Order of the list'],
        ['minPrice, maxPrice', 'Rupees, such as 499 or 499.50', 'Range of the selling price'],
        ['delivery', '6-7 or 15-20', 'Handling days of the product'],
        ['newWithin', '30 or 90', 'Listed within that many days'],
        ['origin', 'Name of a country', 'Country of origin'],
        ['inStock', 'true', 'Only what can be shipped'],
        ['search', 'Up to 200 characters', 'The term; the last word may be unfinished'],
      ],
    },
    {
      kind: 'table',
      heading: 'Errors',
      caption:
        'A failed answer holds message (for people), code (for programs) and requestId (for our support)',
      columns: ['Status', 'Code', 'What to do'],
      rows: [
        ['400', 'INVALID_REQUEST', 'Correct the parameter that the message names'],
        ['401', 'UNAUTHENTICATED, INVALID_CREDENTIALS', 'Log in again'],
        ['404', 'NOT_FOUND', 'The product or category does not exist, or no longer does'],
        ['429', 'RATE_LIMITED', 'Wait as long as Retry-After says'],
        ['500', 'INTERNAL', 'Our fault. Try again later, and quote the requestId if it persists'],
        ['503', 'OVERLOADED, TIMEOUT', 'Wait as long as Retry-After says, then try again'],
      ],
    },
    {
      kind: 'list',
      heading: 'Good manners',
      style: 'check',
      items: [
        'Keep the **ETag** of an answer and send it back as If-None-Match. If nothing has changed, you get a short 304.',
        'Read the **RateLimit** headers and slow down before you reach the limit.',
        'Do not fetch the whole catalogue every night. The directory says when each product last changed; fetch only those.',
        'Send a User-Agent with a name and an address where we can reach you.',
      ],
    },
    {
      kind: 'text',
      heading: 'Orders and store connections',
      paragraphs: [
        'Orders cannot be placed through this API. They will come from a connected store, on Orbit and Unicorn: products and stock are sent to Amazon or Shopify, orders come in, and the tracking ID is pushed back. These connections are not open yet; [App and Integration Tools](/integration/app) shows the status of each.',
      ],
    },
    {
      kind: 'action',
      heading: 'Building something?',
      text: 'Tell us what you need and how often you would call. We would rather raise a limit than see you work around it.',
      actions: [
        { label: 'Write to us', to: '/support/contact' },
        { label: 'Open the API reference', to: '/api/reference/' },
      ],
    },
  ],
};
