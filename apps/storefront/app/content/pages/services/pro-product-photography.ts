import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/pro-product-photography',
  section: 'services',
  title: 'Professional Product Photography',
  description:
    'White-background, lifestyle, model and detail pictures of your products in marketplace sizes, shot in our Bengaluru studio and retouched honestly.',
  heading: 'Professional Product Photography',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'camera',
      text: 'Your customer cannot touch the fabric or lift the pan. The picture has to do it for them, on a phone, in the two seconds before they scroll on.',
      actions: [
        { label: 'Ask for a quote', to: '/contact' },
        { label: 'See all services', to: '/our-services' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Catalogue products come with pictures, and every other seller of the product has the same ones. Your own set of photographs is the simplest way to look like a brand and not like a copy. It also prevents complaints: a kurta whose colour, length and weave are shown truly does not surprise anybody.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we shoot',
      cards: [
        {
          title: 'White background',
          icon: 'framed-picture',
          text: 'The main picture that marketplaces ask for: pure white, correct colour, the product filling the frame.',
        },
        {
          title: 'Lifestyle',
          icon: 'couch-and-lamp',
          text: 'The product in use, in rooms and kitchens that look like those of your customers.',
        },
        {
          title: 'On a model',
          icon: 'dress',
          text: 'Sarees, kurtas, shirts and jewellery on models, with their height and size stated.',
        },
        {
          title: 'Ghost mannequin and flat lay',
          icon: 't-shirt',
          text: 'Shape and cut of a garment without a model, quick and economical for many sizes.',
        },
        {
          title: 'Details and scale',
          icon: 'straight-ruler',
          text: 'Weave, stitching, ports and labels, and a hand or a ruler that shows the true size.',
        },
        {
          title: 'Short videos',
          icon: 'video-camera',
          text: 'Ten to thirty seconds of drape, function or assembly, upright for social media and wide for listings.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a shoot runs',
      steps: [
        {
          title: 'Brief',
          text: 'You tell us the products, the channels and two or three pictures you like. We send a shot list and a price in 24-48 hours.',
        },
        {
          title: 'Send',
          text: 'Courier the products to our studio in Bengaluru, or name the SKUs and we take them from our own warehouse.',
        },
        { title: 'Shoot', text: 'You get a first frame of each product to approve before the rest is shot.' },
        {
          title: 'Retouch',
          text: 'Dust, creases and colour cast go. Faults of the product stay, because your customer will find them.',
        },
        {
          title: 'Deliver',
          text: 'Files named by SKU, in the sizes of your channels and once in full resolution.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What is included',
      style: 'check',
      items: [
        'A shot list that you approve before anything is charged.',
        'One round of corrections.',
        'The right to use the pictures on your store, marketplaces, packaging and advertisements for as long as you like.',
        'Crops for Amazon, Flipkart, Shopify, Meesho, Myntra and Instagram, as you need them.',
        'Your products back, in the condition in which they came.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Good to know',
      open: 'many',
      items: [
        {
          question: 'How many products do I need?',
          answer: 'One is enough. The price per product falls when ten or more are shot on the same day.',
        },
        {
          question: 'How long does it take?',
          answer:
            'It depends on the number of products and on models. The date of delivery is part of the quote.',
        },
        {
          question: 'Can you make a product look bigger or better than it is?',
          answer:
            'No. A misleading picture brings claims, bad reviews and trouble under consumer law. We show the best true side of it.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Show us your bestseller',
      text: 'Send a phone snapshot and the link to your listing. We tell you which three pictures would help it most.',
      actions: [
        { label: 'Ask for a quote', to: '/contact' },
        { label: 'Add titles and descriptions', to: '/content-converts' },
      ],
    },
  ],
};
