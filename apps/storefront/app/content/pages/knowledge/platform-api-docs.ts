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
    'Read the catalogue from your own program: product lists, search, categories, details and delivery estimates, with parameters, errors and limits.',
  heading: 'API Documentation',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Using the Platform',
      icon: 'electric-plug',
      text: 'You can read our catalogue from your own program. This page is an introduction. The API reference lists every field and parameter and is generated from the running service, so it is always up to date.',
      actions: [{ label: 'Open the API reference', to: '/api/reference/' }],
    },
    {
      kind: 'table',
      heading: 'Endpoints',
      caption: 'Endpoints that need no login. All are GET requests, and the paths are relative to this site',
      columns: ['Path', 'Returns', 'Parameters'],
      rows: [
        [
          '/api/product',
          'A page of products, from the whole catalogue or one category',
          'limit, page, categoryName, sort and filters',
        ],
        [
          '/api/product/search',
          'Products that match a search term, best match first',
          'search, page, limit, categoryName, sort and filters',
        ],
        ['/api/product/suggest', 'Suggested terms, categories and products as someone types', 'search'],
        ['/api/product/search/category', 'All categories with their sub-categories', 'none'],
        ['/api/product/{id}', 'One product with images, variations, bullet points and description', 'none'],
        [
          '/api/product/directory',
          'The list of directory parts. The directory lists every product with the time it last changed',
          'none',
        ],
        ['/api/product/directory/{part}', 'One part of the directory', 'none'],
        ['/api/delivery/estimate', 'When a product ordered now reaches a PIN code', 'productId, pincode'],
        ['/api/health', 'Whether the service is up', 'none'],
      ],
    },
    {
      kind: 'list',
      heading: 'Response format',
      style: 'bullet',
      items: [
        'Every successful response is an object with one key: **data**.',
        'A list holds **products**, **page**, **totalPages**, **total** and **totalIsCapped**.',
        `A list contains at most ${formatCount(exactTotalLimit)} products, and totals are exact up to that number. To read the whole catalogue, use the directory.`,
        'Prices are numbers in rupees, GST included: **sp** is the selling price and **mrp** the maximum retail price.',
        'Text is UTF-8. Descriptions are HTML with a limited set of safe tags.',
      ],
    },
    {
      kind: 'table',
      heading: 'List parameters',
      caption: 'All are optional, except search on the search endpoints',
      columns: ['Name', 'Values', 'Meaning'],
      rows: [
        [
          'limit',
          `1 to ${allProductsLimit} for lists, 1 to 100 for search`,
          `Products per page, default ${pageSize}`,
        ],
        ['page', '1 and up', 'Page number'],
        [
          'categoryName',
          '{category} or {category}/{subcategory}',
          'Only this category, not case-sensitive. URL-encode each part',
        ],
        ['sort', 'featured, price-low-high, price-high-low, newest', 'Sort order'],
        ['minPrice, maxPrice', 'Rupees, such as 499 or 499.50', 'Range of the selling price'],
        ['delivery', '6-7 or 15-20', 'Delivery time in days'],
        ['newWithin', '30 or 90', 'Only products listed within that many days'],
        ['origin', 'Name of a country', 'Country of origin'],
        ['inStock', 'true', 'Only products in stock'],
        ['search', 'Up to 200 characters', 'The search term; the last word may be incomplete'],
      ],
    },
    {
      kind: 'table',
      heading: 'Errors',
      caption:
        'An error response has a message (for people), a code (for programs) and a requestId (for our support)',
      columns: ['Status', 'Code', 'What to do'],
      rows: [
        ['400', 'INVALID_REQUEST', 'Correct the parameter that the message names'],
        ['401', 'UNAUTHENTICATED, INVALID_CREDENTIALS', 'Log in again'],
        ['404', 'NOT_FOUND', 'The product or category does not exist, or was removed'],
        ['429', 'RATE_LIMITED', 'Wait for the time in the Retry-After header'],
        ['500', 'INTERNAL', 'Server error. Try again later, and quote the requestId if it continues'],
        ['503', 'OVERLOADED, TIMEOUT', 'Wait for the time in the Retry-After header, then try again'],
      ],
    },
    {
      kind: 'list',
      heading: 'Best practices',
      style: 'check',
      items: [
        'Save the **ETag** of a response and send it back as If-None-Match. If nothing has changed, you get a short 304 response.',
        'Read the **RateLimit** headers and slow down before you reach the limit.',
        'Do not fetch the whole catalogue every night. The directory shows when each product last changed. Fetch only changed products.',
        'Send a User-Agent with a name and a contact address.',
      ],
    },
    {
      kind: 'text',
      heading: 'Orders and store connections',
      paragraphs: [
        'You cannot place orders through this API. They will come from a connected store on Orbit and Unicorn: products and stock are sent to Amazon or Shopify, orders come in, and the tracking ID is pushed back. These connections are not available yet. [App and Integration Tools](/integration/app) shows the status of each.',
      ],
    },
    {
      kind: 'action',
      heading: 'Building an integration?',
      text: 'Tell us what you need and how often you would call the API. We can raise a limit if you need it.',
      actions: [
        { label: 'Write to us', to: '/support/contact' },
        { label: 'Open the API reference', to: '/api/reference/' },
      ],
    },
  ],
};
