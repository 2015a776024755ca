import type { Department } from '../product-type.ts';
import { clothing } from '../trades/fashion.ts';

const occasions =
  'Wedding; Festive Wear; Party Wear; Daily Wear; Office Wear; Puja; Reception; Haldi Function; Karwa Chauth; Casual Outings';
const sizes = 'S; M; L; XL; XXL @1.04; 3XL @1.08';

export const women: Department = {
  name: "Women's Fashion",
  models: 'saree; kurti-straight; lehenga-choli',
  trade: clothing,
  leaves: [
    {
      name: 'Sarees',
      share: 115,
      types: [
        {
          code: 'SAR',
          noun: 'Saree; Saree with Blouse Piece; Designer Saree',
          titles: [
            "{brand} {series} Women's {fabric} {work} {noun}| for {occasion}| ({colour}, {border})",
            '{brand} {fabric} {work} {noun} with {border}| for Women| {series} Collection| for {occasion}| ({colour})',
          ],
          slots: {
            fabric:
              'Banarasi Silk @1.6; Kanjivaram Silk @2; Art Silk; Soft Silk @1.2; Tussar Silk @1.7; Organza @1.2; Cotton Silk; Mysore Silk @1.8; Patola Silk @1.5',
            work: 'Zari Woven; Jacquard Woven; Butta Woven; Paithani Design; Temple Border; Floral Woven; Brocade; Meenakari Woven; Bandhani Printed',
            border: 'Broad Zari Border; Contrast Border; Tassel Pallu; Rich Pallu; Gota Border',
            occasion: occasions,
            length: '5.5 m with 0.8 m Blouse Piece; 5.5 m with 1 m Blouse Piece',
          },
          unsuited: {
            'Designer Saree': 'Daily Wear; Office Wear; Casual Outings',
            'Banarasi Silk; Kanjivaram Silk; Patola Silk':
              'Bandhani Printed; Paithani Design; Daily Wear; Casual Outings',
          },
          about: 'This {work~} saree in {fabric~} is finished with a {border~}.',
          bullets: [
            'Fabric: {fabric}, soft to drape and easy to pleat',
            'Work: {work} with a {border~}',
            'Length: {length}',
            'Wear it for: {occasion}',
          ],
          price: [549, 4200],
          grams: [450, 900],
          hsn: '5007',
          gst: 5,
          origins: 'ethnic',
          models: 'saree; saree-with-blouse-piece; designer-saree',
          colours: 'ethnic',
        },
        {
          code: 'SRC',
          noun: 'Saree; Saree with Blouse Piece',
          titles: [
            "{brand} Women's {fabric} {work} {noun}| for {occasion}| by {series}| ({colour})",
            '{brand} {series} {fabric} {work} Ready to Drape Saree| for {occasion}| ({colour})',
          ],
          slots: {
            fabric:
              'Georgette; Chiffon; Pure Cotton; Linen Cotton @1.2; Crepe; Net @1.2; Mul Cotton; Rayon Silk; Handloom Cotton @1.3',
            work: 'Floral Printed; Bandhani Printed; Leheriya Printed; Sequinned; Embroidered; Kalamkari Printed; Block Printed; Mirror Work; Half and Half; Solid',
            occasion: occasions,
            length: '5.5 m with 0.8 m Blouse Piece; 6.3 m including Blouse Piece',
          },
          unsuited: {
            'Sequinned; Mirror Work': 'Daily Wear; Office Wear; Casual Outings',
          },
          about: 'A light {work~} saree in {fabric~}, easy to wear from morning to evening.',
          bullets: [
            '{fabric} that drapes lightly and does not crease easily',
            '{work} design that suits every age',
            'Saree length: {length}',
            'Occasion: {occasion}',
          ],
          price: [299, 1500],
          grams: [350, 600],
          hsn: '5407',
          gst: 5,
          origins: 'ethnic',
          models: 'saree-light; saree-with-blouse-piece',
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Kurtis & Kurtas',
      share: 74,
      types: [
        {
          code: 'KUR',
          noun: 'Kurti; Kurta',
          titles: [
            "{brand} {series} Women's {fabric} {pattern} {cut} {noun}| with {sleeve}| for {occasion}| ({colour})",
            '{brand} Women {fabric} {cut} {pattern} {noun}|, {neck}|, {sleeve}| ({colour})',
          ],
          slots: {
            fabric:
              'Pure Cotton; Rayon; Viscose Rayon; Cotton Blend; Georgette @1.2; Crepe; Chanderi Silk @1.5; Khadi Cotton @1.2',
            pattern:
              'Printed; Floral Printed; Embroidered @1.2; Solid; Block Printed; Bandhani; Ikat Printed; Chikankari @1.4; Geometric Printed',
            cut: 'Straight; Straight; Straight; Straight; Straight; Anarkali @1.2; A-Line; High-Low; Flared; Front Slit; Angrakha',
            sleeve:
              '3/4 Sleeves; Short Sleeves; Long Sleeves; Bell Sleeves; 3/4 Sleeves; Long Sleeves; 3/4 Sleeves; Long Sleeves; 3/4 Sleeves; 3/4 Sleeves; Long Sleeves',
            neck: 'Round Neck; V Neck; Mandarin Collar; Keyhole Neck; Boat Neck; Round Neck; V Neck; Mandarin Collar; Round Neck; Mandarin Collar; V Neck',
            occasion: 'Office Wear; College Wear; Festive Wear; Daily Wear; Party Wear',
            size: sizes,
          },
          about: 'This {pattern~} {cut~} {noun~} in {fabric~} has a {neck~} and {sleeve~}.',
          bullets: [
            '{fabric} that breathes through Indian summers',
            '{cut} cut with {sleeve~} and {neck~}',
            '{pattern} finish that pairs with leggings, palazzos or jeans',
            'Sizes {size}; see the chart for chest and length',
          ],
          price: [249, 1400],
          grams: [200, 400],
          hsn: '6204',
          gst: 'clothing',
          origins: 'ethnic',
          models: 'kurti-straight',
          pairedSlots: { sleeve: 'cut', neck: 'cut' },
          choiceModels: {
            Anarkali: 'kurti-anarkali',
            'A-Line': 'kurti-a-line',
            'High-Low': 'kurti-high-low',
            Flared: 'kurti-flared',
            'Front Slit': 'kurti-front-slit',
            Angrakha: 'kurti-angrakha',
            'Round Neck': 'kurti-straight-round-neck',
            'V Neck': 'kurti-straight-v-neck',
            'Mandarin Collar': 'kurti-straight-mandarin-collar',
            'Keyhole Neck': 'kurti-straight-keyhole-neck',
            'Boat Neck': 'kurti-straight-boat-neck',
          },
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Kurta Sets & Salwar Suits',
      share: 28,
      types: [
        {
          code: 'KST',
          noun: 'Kurta Set; Salwar Suit Set; Kurti Set',
          titles: [
            "{brand} {series} Women's {fabric} {pattern} {noun} with {bottom}| and Dupatta| for {occasion}| ({colour})",
          ],
          slots: {
            fabric:
              'Pure Cotton; Rayon; Chanderi @1.3; Georgette @1.2; Silk Blend @1.3; Muslin @1.2; Viscose',
            pattern:
              'Printed; Embroidered @1.2; Gota Patti @1.3; Foil Printed; Yoke Design; Mirror Work @1.2; Floral Printed',
            bottom: 'Palazzo; Patiala Salwar; Straight Pants',
            occasion: 'Festive Wear; Wedding; Eid; Office Wear; Daily Wear; Mehndi Function',
            size: sizes,
          },
          about: 'A complete set, ready to wear: a kurta with matching bottoms in {fabric~}.',
          bullets: [
            'Kurta and {bottom~} in {fabric~}',
            '{pattern} kurta with a comfortable fit',
            'Occasion: {occasion}',
            'Sizes {size}; the chart lists bust, waist and hip',
          ],
          price: [599, 2900],
          grams: [450, 800],
          hsn: '6204',
          gst: 'clothing',
          origins: 'ethnic',
          pairedSlots: { bottom: 'noun' },
          models: 'kurta-set; salwar-suit; kurti-set',
          colours: 'ethnic',
        },
        {
          code: 'DRM',
          noun: 'Unstitched Dress Material; Unstitched Salwar Suit Material; Unstitched Suit',
          titles: ["{brand} {series} Women's {fabric} {pattern} {noun}| with {dupatta}| ({colour})"],
          slots: {
            fabric:
              'Pure Cotton; Cambric Cotton; Chanderi Cotton @1.2; Jam Satin @1.2; Lawn Cotton; Pashmina Blend @1.4; Slub Cotton',
            pattern:
              'Printed; Embroidered @1.2; Phulkari @1.3; Block Printed; Batik Printed; Bandhej; Ajrakh Printed',
            dupatta: 'Chiffon Dupatta; Cotton Dupatta; Nazneen Dupatta; Net Dupatta',
            set: 'Top 2.5 m, Bottom 2 m, Dupatta 2.25 m; Top 2.3 m, Bottom 2 m, Dupatta 2.2 m',
          },
          about: 'Three-piece suit material in {fabric~}: top, bottom and {dupatta~}.',
          bullets: [
            'Top and bottom in {fabric~}',
            '{pattern} top with {dupatta~}',
            'Cut lengths: {set}',
            'Stitch it to your own measure',
          ],
          price: [449, 1500],
          grams: [500, 800],
          hsn: '5208',
          gst: 5,
          origins: 'ethnic',
          models: 'dress-material; suit-material; dress-material',
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Lehengas & Gowns',
      share: 12,
      types: [
        {
          code: 'LEH',
          noun: 'Lehenga Choli; Semi-Stitched Lehenga; Lehenga Choli Set; Ethnic Gown',
          titles: [
            "{brand} {series} Women's {fabric} {work} {noun}| with Dupatta| for {occasion}| ({colour}, Free Size)",
          ],
          slots: {
            fabric:
              'Georgette; Net @1.1; Art Silk; Velvet @1.6; Organza @1.2; Taffeta Silk @1.1; Jacquard @1.2',
            work: 'Sequins Embroidered @1.3; Thread Embroidered; Mirror Work @1.2; Zari Embroidered @1.2; Digital Printed; Foil Printed',
            occasion: 'Wedding; Sangeet; Reception; Navratri Garba; Engagement; Festive Wear',
            flare: '2.8 m; 3.2 m; 3.5 m; 4 m',
          },
          about: 'An occasion piece in {fabric~} with {work~} detail and a flare of {flare}.',
          bullets: [
            '{fabric} with {work~} detail',
            'Generous flare of {flare}',
            'Occasion: {occasion}',
            'Adjustable up to a bust of 42 inches',
          ],
          price: [899, 7500],
          grams: [1200, 2600],
          hsn: '6204',
          gst: 'clothing',
          origins: 'ethnic',
          models: 'lehenga-choli; semi-stitched-lehenga; lehenga-choli-set; ethnic-gown',
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Tops & Tunics',
      share: 18,
      types: [
        {
          code: 'TOP',
          noun: 'Top; Tunic Top; Casual Top',
          titles: ["{brand} {series} Women's {fabric} {pattern} {style} {noun}| with {sleeve}| ({colour})"],
          slots: {
            fabric: 'Cotton; Crepe; Georgette; Rayon; Lycra Blend; Satin @1.1; Ribbed Knit',
            pattern: 'Solid; Floral Printed; Striped; Polka Dot; Checked; Lace Detail; Abstract Printed',
            style: 'Peplum; Regular Fit; Crop',
            sleeve: 'Puff Sleeves; Full Sleeves; Bell Sleeves',
            size: sizes,
          },

          about: 'A {style~} top in {fabric~} that works with jeans, skirts and trousers.',
          bullets: [
            'Soft {fabric~} for all-day comfort',
            '{style} shape with {sleeve~}',
            '{pattern} finish',
            'Sizes {size}',
          ],
          price: [199, 899],
          grams: [130, 260],
          hsn: '6206',
          gst: 'clothing',
          pairedSlots: { style: 'noun', sleeve: 'noun' },
          models: 'women-top; tunic-top; casual-top',
          colours: 'western',
        },
      ],
    },
    {
      name: 'Dresses & Jumpsuits',
      share: 15,
      types: [
        {
          code: 'DRS',
          noun: 'Dress; Maxi Dress; Midi Dress; Jumpsuit',
          titles: [
            "{brand} {series} Women's {fabric} {pattern} {style} {noun}| with {sleeve}| for {occasion}| ({colour})",
          ],
          slots: {
            fabric: 'Rayon; Crepe; Georgette; Cotton; Polyester Blend; Satin @1.2',
            pattern: 'Floral Printed; Solid; Polka Dot; Tie-Dye; Checked; Tropical Printed',
            style: 'Fit and Flare; Tiered; Belted; Belted',
            sleeve: 'Short Sleeves; Flutter Sleeves; Full Sleeves; Sleeveless Cut',
            occasion: 'Brunch; Vacation; Evening Party; Date Night; Casual Outings',
            size: sizes,
          },

          about: 'A {style~} piece in {fabric~} with a {pattern~} look, cut for an easy fit.',
          bullets: [
            '{fabric} that feels light on the skin',
            '{style} silhouette with {sleeve~}',
            'Occasion: {occasion}',
            'Sizes {size} with a comfortable waist',
          ],
          price: [399, 1900],
          grams: [250, 450],
          hsn: '6204',
          gst: 'clothing',
          pairedSlots: { style: 'noun', sleeve: 'noun' },
          models: 'dress; maxi-dress; midi-dress; jumpsuit',
          colours: 'western',
        },
      ],
    },
    {
      name: 'Leggings & Palazzos',
      share: 15,
      types: [
        {
          code: 'LEG',
          noun: 'Leggings; Palazzo Pants; Ankle Leggings; Straight Pants',
          titles: ["{brand} {series} Women's {fabric} {pattern} {noun}| with {waist}| ({colour}, {pack})"],
          slots: {
            fabric: 'Cotton Lycra; Viscose Lycra; Rayon; Ponte Knit @1.2; Cotton Flex',
            pattern: 'Solid; Printed; Lace Hem; Shimmer @1.1; Textured',
            waist: 'Elastic Waistband; High Waist; Drawstring Waist; Side Pocket',
            size: sizes,
            pack: 'Pack of 1; Pack of 2 @1.75; Pack of 3 @2.4',
          },
          unsuited: {
            'Leggings; Ankle Leggings': 'Rayon; Drawstring Waist',
          },
          about: 'Everyday bottom wear in {fabric~} that stays put.',
          bullets: [
            'Stretchy {fabric~} that keeps its shape',
            '{pattern} with {waist~}',
            '{pack}, sizes {size}',
            'Pairs with kurtis, tops and tunics',
          ],
          price: [179, 599],
          grams: [180, 320],
          hsn: '6104',
          gst: 'clothing',
          models: 'leggings; palazzo-pants; ankle-leggings; straight-pants',
          colours: 'western',
        },
      ],
    },
    {
      name: 'Lingerie & Nightwear',
      share: 14,
      types: [
        {
          code: 'NTY',
          noun: 'Nighty; Night Suit Set; Night Dress; Pyjama Set',
          titles: ["{brand} {series} Women's {fabric} {pattern} {noun}| with {detail}| ({colour})"],
          slots: {
            fabric: 'Pure Cotton; Satin @1.2; Rayon; Hosiery Cotton; Alpine Cotton; Modal @1.3',
            pattern: 'Printed; Floral Printed; Solid; Striped; Cartoon Printed; Batik Printed',
            detail: 'Side Pocket; Front Buttons; Lace Trim; Piping; Front Zip',
            size: sizes,
          },
          unsuited: {
            'Night Suit Set; Pyjama Set': 'Front Zip',
          },
          about: 'Soft {fabric~} sleepwear, made for restful nights.',
          bullets: [
            'Breathable {fabric~}',
            '{pattern} design with {detail~}',
            'Relaxed fit, sizes {size}',
            'Comfortable enough to lounge in all day',
          ],
          price: [249, 1100],
          grams: [200, 400],
          hsn: '6208',
          gst: 'clothing',
          models: 'nighty; night-suit; night-dress; pyjama-set',
          colours: 'western',
        },
      ],
    },
    {
      name: 'Dupattas, Stoles & Scarves',
      share: 8,
      types: [
        {
          code: 'DUP',
          noun: 'Dupatta; Stole; Scarf; Shawl',
          titles: ["{brand} {series} Women's {fabric} {work} {noun}| with {edge}| ({colour})"],
          slots: {
            fabric: 'Chiffon; Pure Cotton; Banarasi Silk @1.7; Viscose; Net; Woollen Blend @1.4; Georgette',
            work: 'Printed; Embroidered @1.3; Bandhani; Phulkari @1.4; Woven; Gota Patti @1.2; Solid',
            edge: 'Tasselled Edges; Lace Border; Contrast Border; Pompom Edges',
            size: '2.25 m; 2.5 m; 2 m',
          },
          unsuited: {
            Shawl: 'Chiffon; Net; Georgette',
            Dupatta: 'Woollen Blend',
          },
          about: 'A {work~} piece in {fabric~} that lifts a plain kurta at once.',
          bullets: [
            '{fabric} with {work~} finish',
            '{edge} all around',
            'Length {size}',
            'Goes with suits, lehengas and gowns',
          ],
          price: [179, 1100],
          grams: [100, 300],
          hsn: '6214',
          gst: 'clothing',
          origins: 'ethnic',
          models: 'dupatta; stole; scarf; shawl',
          colours: 'ethnic',
        },
      ],
    },
  ],
};
