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
      text: 'We make the images, clips and text for your offers, in all the sizes you need and on time for the festival, with one consistent look.',
      actions: [{ label: 'Plan a campaign', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we make',
      cards: [
        {
          title: 'Ad sets',
          icon: 'bullseye',
          text: 'Square, vertical and horizontal versions with three different openings, so that you can test which one works.',
        },
        {
          title: 'Store and marketplace banners',
          icon: 'framed-picture',
          text: 'Headers, category tiles and deal-of-the-day images in the exact sizes required.',
        },
        {
          title: 'Reels and short clips',
          icon: 'video-camera',
          text: 'Up to thirty seconds, easy to follow without sound, with captions in your language.',
        },
        {
          title: 'WhatsApp and Status',
          icon: 'mobile-phone',
          text: 'Small images with price and code, for groups and broadcast lists that have agreed to receive them.',
        },
        {
          title: 'Email',
          icon: 'pen',
          text: 'Launch, reminder, abandoned cart and thank-you emails, as templates for your own email tool.',
        },
        {
          title: 'Festival kits',
          icon: 'diya-lamp',
          text: 'Everything for one festival: banners, posts, stickers and insert cards.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The selling calendar',
      caption: 'When to send us your brief. Most festival dates change from year to year',
      columns: ['Occasion', 'What sells', 'Send your brief'],
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
        ['Navratri, Durga Puja, Diwali', 'Almost every category', '10 weeks before'],
        ['Christmas and New Year', 'Decor, toys, winter wear', '6 weeks before'],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Check the delivery time of a product before you advertise it for a festival. The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'list',
      heading: 'Rules for honest advertising',
      style: 'check',
      items: [
        'Discounts are calculated from the true MRP, and the image shows the conditions of the offer.',
        'No countdown that restarts, and no "only 2 left" when there are two hundred.',
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
          text: 'Products, offer, channels, dates and budget. We tell you if there is not enough time.',
        },
        { title: 'Idea', text: 'Two ideas, each with a headline and a main image. You choose.' },
        { title: 'Produce', text: 'All sizes and languages, checked on a small phone.' },
        { title: 'Review', text: 'After the campaign we review what worked, for your next one.' },
      ],
    },
    {
      kind: 'action',
      heading: 'Plan your next campaign',
      text: 'Tell us the festival and the products. You get an idea and a fixed price in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Find products in demand', to: '/winning-products' },
      ],
    },
  ],
};
