import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/marketing-creatives',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'Marketing Creatives and Campaigns',
  description:
    'Festival campaigns, ad sets, store banners, reels and WhatsApp creatives for Indian online sellers, planned around the selling calendar.',
  heading: 'Marketing Creatives',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'megaphone',
      text: 'One idea, twenty sizes, on time for the festival. We make the pictures, clips and lines that carry an offer from the first advertisement to the last reminder, so that it looks like one shop throughout.',
      actions: [{ label: 'Plan a campaign', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we make',
      cards: [
        {
          title: 'Ad sets',
          icon: 'bullseye',
          text: 'Square, upright and wide versions with three different openings, so that you can test which one works.',
        },
        {
          title: 'Store and marketplace banners',
          icon: 'framed-picture',
          text: 'Headers, category tiles and deal-of-the-day pictures in the exact sizes asked for.',
        },
        {
          title: 'Reels and short clips',
          icon: 'video-camera',
          text: 'Up to thirty seconds, understandable without sound, with captions in your language.',
        },
        {
          title: 'WhatsApp and status',
          icon: 'mobile-phone',
          text: 'Light pictures with price and code, for groups and broadcast lists that have agreed to receive them.',
        },
        {
          title: 'E-mail',
          icon: 'pen',
          text: 'Launch, reminder, abandoned cart and thank-you mails, as templates for your own tool.',
        },
        {
          title: 'Festival kits',
          icon: 'diya-lamp',
          text: 'Everything for one occasion: banners, posts, sticker and insert card.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The selling calendar',
      caption: 'When to brief us, counted back from the day. Most festival dates move from year to year',
      columns: ['Occasion', 'What sells', 'Brief us'],
      rows: [
        ['Pongal, Makar Sankranti, Lohri', 'Cookware, ethnic wear, kites', '6 weeks before'],
        ['Wedding season', 'Sarees, jewellery, return gifts', '8 weeks before'],
        ['Holi', 'Water toys, white kurtas, skin care', '5 weeks before'],
        ['Eid', 'Ethnic wear, home decor, gift boxes', '6 weeks before'],
        ['Back to school', 'Bottles, lunch boxes, bags, rainwear', '6 weeks before'],
        [
          'Raksha Bandhan, Onam, Ganesh Chaturthi',
          'Hampers, puja items, white and gold sarees',
          '6 weeks before',
        ],
        ['Navratri, Durga Puja, Diwali', 'Nearly everything', '10 weeks before'],
        ['Christmas and New Year', 'Decor, toys, winter wear', '6 weeks before'],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Check the delivery time of a product before you advertise it for a festival. The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'list',
      heading: 'Advertising that stays out of trouble',
      style: 'check',
      items: [
        'Discounts are counted from the true MRP, and the conditions of an offer are in the picture.',
        'No countdown that starts again, no "only 2 left" when there are two hundred.',
        'Paid posts by creators are marked as advertisements.',
        'No film stars, cricketers, brand logos or songs without a licence.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a campaign runs',
      steps: [
        {
          title: 'Brief',
          text: 'Products, offer, channels, dates and budget. We tell you if the dates are too tight.',
        },
        { title: 'Idea', text: 'Two routes, each with a headline and a key picture. You choose.' },
        { title: 'Produce', text: 'All sizes and languages, checked on a small phone in bright light.' },
        { title: 'Review', text: 'After the campaign we look at what worked and keep it for the next one.' },
      ],
    },
    {
      kind: 'action',
      heading: 'What is your next date?',
      text: 'Tell us the occasion and the products. You get an idea and a fixed price in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Find products in demand', to: '/winning-products' },
      ],
    },
  ],
};
