import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/pro-product-photography',
  section: 'services',
  title: 'Professional Product Photography',
  description:
    'White-background, lifestyle, model and detail photos of your products in marketplace sizes, shot in our studio, with accurate colours.',
  heading: 'Professional Product Photography',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'camera',
      text: 'Your customers cannot touch the product before they buy. Good photos show them what they will get.',
      actions: [
        { label: 'Ask for a quote', to: '/contact' },
        { label: 'See all services', to: '/our-services' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Catalogue products come with images, but every other seller of the product has the same ones. Your own photos make your store look different. They also prevent complaints, because buyers see the true colour, size and material.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we shoot',
      cards: [
        {
          title: 'White background',
          icon: 'framed-picture',
          text: 'The main image that marketplaces require: pure white background, correct colour, the product filling the frame.',
        },
        {
          title: 'Lifestyle',
          icon: 'couch-and-lamp',
          text: "The product in use, in rooms and kitchens like your customers' own.",
        },
        {
          title: 'On a model',
          icon: 'dress',
          text: 'Sarees, kurtas, shirts and jewellery on models, with their height and size stated.',
        },
        {
          title: 'Ghost mannequin and flat lay',
          icon: 't-shirt',
          text: 'The shape and cut of a garment without a model. Fast and economical for many sizes.',
        },
        {
          title: 'Details and scale',
          icon: 'straight-ruler',
          text: 'Weave, stitching, ports and labels, and a hand or a ruler that shows the actual size.',
        },
        {
          title: 'Short videos',
          icon: 'video-camera',
          text: 'Ten to thirty seconds that show drape, function or assembly, in vertical and horizontal formats.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Brief',
          text: 'Tell us the products, the channels and two or three photos you like. We send a shot list and a price in 24-48 hours.',
        },
        {
          title: 'Send',
          text: 'Send the products to our studio by courier, or give us the SKUs and we take the products from our own warehouse.',
        },
        { title: 'Shoot', text: 'You approve the first photo of each product before we shoot the rest.' },
        {
          title: 'Retouch',
          text: 'We remove dust, creases and colour errors. We do not hide defects, because your customer will see them.',
        },
        {
          title: 'Deliver',
          text: 'Files named by SKU, in the sizes your channels need and in full resolution.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What is included',
      style: 'check',
      items: [
        'A shot list that you approve before anything is charged.',
        'One round of revisions.',
        'The right to use the photos in your store, marketplaces, packaging and advertisements for as long as you like.',
        'Crops for Amazon, Flipkart, Shopify, Meesho, Myntra and Instagram, as you need them.',
        'Your products returned to you in the same condition.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Good to know',
      open: 'many',
      items: [
        {
          question: 'Is there a minimum number of products?',
          answer: 'One is enough. The price per product is lower when ten or more are shot on the same day.',
        },
        {
          question: 'How long does it take?',
          answer:
            'It depends on the number of products and whether you need models. The quote includes the delivery date.',
        },
        {
          question: 'Can you make a product look bigger or better than it is?',
          answer:
            'No. A misleading photo leads to claims, bad reviews and legal problems. We show the product as it is, at its best.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Improve your bestseller',
      text: 'Send a phone photo and the link to your listing. We tell you which three photos would help most.',
      actions: [
        { label: 'Ask for a quote', to: '/contact' },
        { label: 'Add titles and descriptions', to: '/content-converts' },
      ],
    },
  ],
};
