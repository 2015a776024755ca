import type { Department } from '../product-type.ts';
import { kitchen as trade } from '../trades/household.ts';

const steelContainers = {
  'Storage Jars': 'container-set',
  'Airtight Containers': 'container-set',
  'Spice Jars': 'spice-jars-steel',
};
const plasticContainers = {
  'Container Set': 'container-set-plastic',
  'Storage Jars': 'container-set-plastic',
  'Masala Box': 'masala-box-clear',
};

export const kitchen: Department = {
  name: 'Home & Kitchen',
  models: 'kadhai; pressure-cooker; tiffin-box',
  trade,
  leaves: [
    {
      name: 'Cookware',
      share: 16,
      types: [
        {
          code: 'CKW',
          noun: 'Kadhai; Fry Pan; Tawa; Sauce Pan; Dosa Tawa',
          titles: ['{brand} {series} {material} {noun}| with {detail}|, {base}| (Pack of 1)'],
          slots: {
            material:
              'Non-Stick Aluminium; Triply Stainless Steel @1.7; Cast Iron @1.4; Hard Anodised @1.4; Granite Finish Aluminium @1.1; Carbon Steel',
            detail: 'Stay-Cool Handle; Riveted Handle; Wooden Spatula; Long Handle',
            base: 'Induction Base; Gas Stove Base; Induction and Gas Base',
            size: '20 cm; 22 cm @1.1; 24 cm @1.2; 26 cm @1.35; 28 cm @1.5; 30 cm @1.65',
          },
          about: 'A {material~} {noun~} for everyday Indian cooking.',
          bullets: ['{material} that heats evenly', '{base}', '{detail}', 'Sizes {size}'],
          price: [349, 1700],
          grams: [700, 1300],
          hsn: '7615',
          gst: 5,
          models: 'kadhai; fry-pan; tawa; sauce-pan; dosa-tawa',
        },
        {
          code: 'PCK',
          noun: 'Pressure Cooker; Inner Lid Pressure Cooker; Outer Lid Pressure Cooker',
          titles: ['{brand} {series} {material} {noun}| with {base}| and {detail}'],
          slots: {
            material: 'Aluminium; Stainless Steel @1.6; Hard Anodised @1.4; Triply Steel @2',
            size: '2 L; 3 L @1.2; 5 L @1.6; 6.5 L @1.9; 8 L @2.3',
            base: 'Induction Base; Gas Stove Base',
            detail: 'Gasket Release System; 5 Year Warranty; Spare Gasket; Weight Valve',
          },
          about: 'A {material~} pressure cooker for dal, rice and sabzi.',
          bullets: ['{size} capacity', '{material} body with {base~}', '{detail}', 'ISI marked for safety'],
          price: [699, 1500],
          grams: [1200, 1700],
          hsn: '7615',
          gst: 5,
          models: 'pressure-cooker; inner-lid-pressure-cooker; pressure-cooker',
        },
      ],
    },
    {
      name: 'Kitchen Storage',
      share: 14,
      types: [
        {
          code: 'KCN',
          noun: 'Container Set; Storage Jars; Airtight Containers; Masala Box; Spice Jars',
          titles: ['{brand} {series} {material} {noun}| with {lid}| for Kitchen| ({set})'],
          slots: {
            material:
              'Stainless Steel @1.5; BPA-Free Plastic; Borosilicate Glass @1.6; Acrylic @1.2; Copper Finish Steel @1.8',
            lid: 'Airtight Lid; See-Through Lid; Bamboo Lid; Lock Lid; Silicone Seal',
            set: 'Set of 3; Set of 4 @1.25; Set of 6 @1.7; Set of 12 @2.8; Set of 18 @3.7',
          },
          unsuited: {
            'Masala Box': 'Bamboo Lid; Set of 6; Set of 12; Set of 18',
          },
          about: 'A {set~} in {material~} that keeps dal, masala and dry fruits fresh.',
          bullets: [
            '{material} that does not hold smells',
            '{lid} keeps moisture out',
            '{set}, stackable',
            'Easy to label and clean',
          ],
          price: [199, 799],
          grams: [400, 800],
          hsn: '7323',
          gst: 5,
          models: 'container-set; storage-jars; airtight-containers; masala-box; spice-jars',
          choiceModels: {
            'Stainless Steel': steelContainers,
            'Copper Finish Steel': steelContainers,
            'BPA-Free Plastic': plasticContainers,
            Acrylic: plasticContainers,
            'Borosilicate Glass': { 'Container Set': 'storage-jars', 'Masala Box': 'masala-box-clear' },
          },
        },
      ],
    },
    {
      name: 'Water Bottles & Flasks',
      share: 12,
      types: [
        {
          code: 'BTL',
          noun: 'Water Bottle; Vacuum Flask @1.5; Sipper Bottle; Sports Bottle; Thermosteel Bottle @1.4; Travel Tumbler @1.2; Wide-Mouth Bottle @1.2; Fridge Bottle @0.7',
          titles: ['{brand} {series} {material} {noun}| with {lid}| for {use}| ({colour})'],
          slots: {
            material: 'Stainless Steel; Insulated Steel @1.3; Tritan Plastic; Copper Lined @1.6',
            lid: 'Flip Lid; Screw Cap; Straw Lid; Leak-Proof Cap; Carry Loop',
            use: 'Office; School; Gym; Travel; Trekking',
            size: '500 ml; 600 ml @1.05; 750 ml @1.15; 1 L @1.3; 1.5 L @1.6',
          },
          unsuited: {
            'Vacuum Flask; Thermosteel Bottle': 'Tritan Plastic; Copper Lined; Straw Lid',
            'Sports Bottle': 'Copper Lined; Office',
            'Travel Tumbler': 'Copper Lined; Carry Loop; Gym; Trekking',
            'Fridge Bottle': 'Insulated Steel; Straw Lid; Carry Loop; Gym; Travel; Trekking',
          },
          about: 'A {material~} {noun~} that keeps water close at hand.',
          bullets: ['{size} capacity', '{material}, free of BPA', '{lid}', 'Handy for {use~}'],
          price: [179, 699],
          grams: [200, 400],
          hsn: '7323',
          gst: 5,
          models:
            'water-bottle; vacuum-flask; sipper-bottle; sports-bottle; thermosteel-bottle; travel-tumbler; wide-mouth-bottle; fridge-bottle',
          colours: 'drinkware',
        },
      ],
    },
    {
      name: 'Dinnerware & Serveware',
      share: 10,
      types: [
        {
          code: 'DIN',
          noun: 'Dinner Set; Serving Bowls; Thali Set; Dinner Plates; Snack Bowls',
          titles: ['{brand} {series} {material} {pattern} {noun}| for {use}| ({set})'],
          slots: {
            material:
              'Opalware; Stainless Steel; Ceramic @1.3; Stoneware @1.4; Melamine; Brass @2.2; Bone China @1.8',
            pattern: 'Floral; Plain White; Gold Rim; Hand Painted; Botanical; Matt Finish; Embossed',
            use: 'Daily Dining; Festivals; Guests; Gifting',
            set: 'Set of 4; Set of 6 @1.4; Set of 12 @2.4; Set of 18 @3.3; Set of 35 @5.5',
          },
          unsuited: {
            'Serving Bowls; Snack Bowls; Dinner Plates': 'Set of 18; Set of 35',
            'Dinner Set': 'Set of 4',
            'Thali Set': 'Opalware; Stoneware; Bone China; Set of 35',
            'Stainless Steel; Brass': 'Plain White; Gold Rim; Hand Painted; Botanical',
          },
          about: 'A {set~} in {material~} that brings the family to the table.',
          bullets: ['{material} with {pattern~} design', '{set}', 'For {use~}', 'Easy to stack and clean'],
          price: [299, 1100],
          grams: [800, 1600],
          hsn: '6911',
          gst: 5,
          models: 'dinner-set; serving-bowls; thali-set; dinner-plates; snack-bowls',
        },
      ],
    },
    {
      name: 'Mugs, Glasses & Cups',
      share: 9,
      types: [
        {
          code: 'MUG',
          noun: 'Coffee Mug; Tea Cups; Mug; Kulhad Cups',
          titles: ['{brand} {series} {material} {print} {noun}| for {use}| ({pack})'],
          slots: {
            material: 'Ceramic; Stoneware @1.2; Bone China @1.4; Terracotta; Double-Wall Glass @1.3',
            print: 'Quote Printed; Hand Painted; Solid; Warli Printed; Speckled; Blue Pottery',
            use: 'Tea and Coffee; Gifting; Office; Birthday',
            size: '150 ml; 200 ml @1.05; 250 ml @1.1; 330 ml @1.2',
            pack: 'Pack of 1; Set of 2 @1.7; Set of 4 @3; Set of 6 @4.2',
          },
          unsuited: {
            'Kulhad Cups': 'Bone China; Double-Wall Glass; Quote Printed; Blue Pottery',
            'Coffee Mug; Mug': 'Terracotta',
            'Terracotta; Double-Wall Glass': 'Blue Pottery',
            'Double-Wall Glass': 'Hand Painted; Warli Printed; Speckled',
          },
          about: 'Made of {material~}, for chai and coffee.',
          bullets: [
            '{material}, {print~}',
            '{size} each, {pack~}',
            'A good choice for {use~}',
            'Comfortable to hold',
          ],
          price: [149, 399],
          grams: [250, 400],
          hsn: '6911',
          gst: 5,
          models: 'coffee-mug; tea-cups; mug; kulhad-cups',
        },
        {
          code: 'GLS',
          noun: 'Glass Tumblers; Water Glasses; Juice Glasses; Steel Glasses',
          titles: ['{brand} {series} {finish} {noun}| for {use}| ({set})'],
          slots: {
            finish: 'Crystal Clear; Diamond Cut; Ribbed; Amber Tint; Classic',
            use: 'Water and Juice; Parties; Daily Use; Gifting',
            size: '200 ml; 250 ml @1.1; 300 ml @1.2; 350 ml @1.3',
            set: 'Set of 2; Set of 4 @1.7; Set of 6 @2.3; Set of 12 @4.2',
          },
          unsuited: {
            'Steel Glasses': 'Crystal Clear; Diamond Cut; Amber Tint',
          },
          about: 'A {set~} for water, juice and more.',
          bullets: ['{finish} finish', '{size} each', '{set} for {use~}', 'Stable base, smooth rim'],
          price: [149, 399],
          grams: [350, 600],
          hsn: '7013',
          gst: 18,
          models: 'glass-tumblers; water-glasses; juice-glasses; steel-glasses',
        },
      ],
    },
    {
      name: 'Kitchen Tools & Gadgets',
      share: 14,
      types: [
        {
          code: 'KTL',
          noun: 'Vegetable Chopper; Grater; Peeler Set; Hand Blender Whisk; Roti Maker Press; Lemon Squeezer; Garlic Press',
          titles: ['{brand} {series} {material} {noun}| with {detail}| for Kitchen| ({pack})'],
          slots: {
            material: 'Stainless Steel; ABS Plastic; Food-Grade Plastic; Aluminium Alloy',
            detail: 'Non-Slip Handle; Easy Grip; Storage Cover; Rust-Free Finish; Hanging Loop',
            pack: 'Pack of 1; Pack of 2 @1.7; Pack of 3 @2.4',
          },
          unsuited: {
            'Roti Maker Press': 'ABS Plastic; Food-Grade Plastic; Hanging Loop; Pack of 2; Pack of 3',
            'Hand Blender Whisk; Lemon Squeezer; Garlic Press': 'Storage Cover',
            'Vegetable Chopper': 'Aluminium Alloy; Hanging Loop',
            'ABS Plastic; Food-Grade Plastic': 'Rust-Free Finish',
          },
          about: 'A handy {noun~} in {material~} that makes prep quicker.',
          bullets: ['{material} body', '{detail}', '{pack}', 'Saves time in daily cooking'],
          price: [99, 499],
          grams: [120, 450],
          hsn: '8210',
          gst: 18,
          models:
            'vegetable-chopper; grater; peeler-set; hand-whisk; roti-maker-press; lemon-squeezer; garlic-press',
        },
        {
          code: 'KNF',
          noun: 'Kitchen Knife Set; Chef Knife; Knife and Scissors Set; Steak Knives',
          titles: ['{brand} {series} {blade} {noun}| with {handle}| and {extra}| ({set})'],
          slots: {
            blade: 'Stainless Steel; High-Carbon Steel @1.3; Damascus Pattern Steel @1.5; Ceramic Coated',
            handle: 'Wooden Handle; Ergonomic ABS Handle; Bakelite Handle; Steel Handle',
            extra: 'Knife Sharpener; Acrylic Stand; Chopping Board; Blade Guard',
            set: 'Pack of 1; Set of 3 @1.7; Set of 5 @2.4; Set of 7 @3.2',
          },
          unsuited: {
            'Chef Knife': 'Acrylic Stand; Set of 3; Set of 5; Set of 7',
            'Kitchen Knife Set; Knife and Scissors Set; Steak Knives': 'Pack of 1',
          },
          about: 'A sharp {blade~} edge for clean, quick cuts.',
          bullets: ['{blade} that holds its edge', '{handle}', 'Includes: {extra~}', '{set}'],
          price: [149, 699],
          grams: [150, 400],
          hsn: '8211',
          gst: 18,
          models: 'knife-block-set; chef-knife; knife-scissors-set; steak-knives',
        },
      ],
    },
    {
      name: 'Lunch Boxes & Tiffins',
      share: 8,
      types: [
        {
          code: 'LNB',
          noun: 'Lunch Box; Tiffin Box; Insulated Tiffin @1.3; Bento Lunch Box',
          titles: [
            '{brand} {series} {material} {noun}| with {detail}| for {use}| ({colour}, {compartments})',
          ],
          slots: {
            material:
              'Stainless Steel; BPA-Free Plastic @0.8; Microwave-Safe Steel @1.2; Borosilicate Glass @1.3',
            compartments: '1 Container; 2 Containers @1.3; 3 Containers @1.6; 4 Containers @1.9',
            detail: 'Leak-Proof Lid; Insulated Bag; Spoon and Fork; Clip Lock',
            use: 'Office; School; College; Travel',
          },
          unsuited: {
            'Insulated Tiffin': 'BPA-Free Plastic; Borosilicate Glass; Insulated Bag',
            'Bento Lunch Box': '1 Container',
          },
          about: 'A {material~} {noun~} with {compartments~}: home food anywhere.',
          bullets: [
            '{compartments} in {material~}',
            '{detail}',
            'For {use~}',
            'Keeps gravies where they belong',
          ],
          price: [199, 699],
          grams: [300, 600],
          hsn: '7323',
          gst: 5,
          models: 'lunch-box; tiffin-box; insulated-tiffin; bento-lunch-box',
          colours: 'kitchen',
        },
      ],
    },
    {
      name: 'Cleaning & Laundry',
      share: 10,
      types: [
        {
          code: 'CLN',
          noun: 'Spin Mop; Floor Mop; Broom; Floor Wiper; Toilet Brush',
          titles: ['{brand} {series} {material} {noun}| with {detail}| for Home| ({colour}, {pack})'],
          slots: {
            material: 'Microfibre; Plastic; Stainless Steel Rod @1.3; Polypropylene',
            detail: '360 Degree Head; Long Handle; Extra Refill; Easy Grip; Stand',
            pack: 'Pack of 1; Pack of 2 @1.7',
          },
          unsuited: {
            'Broom; Floor Wiper; Toilet Brush': 'Microfibre; 360 Degree Head; Extra Refill',
            'Broom; Floor Wiper; Spin Mop; Floor Mop': 'Stand',
            'Spin Mop; Floor Mop': 'Plastic; Polypropylene',
            'Toilet Brush': 'Stainless Steel Rod; Long Handle',
          },
          about: 'With its {detail~}, this sturdy {noun~} makes daily cleaning easier.',
          bullets: ['{material} that lasts', '{detail}', '{pack}', 'Reaches into corners'],
          price: [149, 1100],
          grams: [300, 1600],
          hsn: '9603',
          gst: 18,
          models: 'spin-mop; floor-mop; broom; floor-wiper; toilet-brush',
          colours: 'kitchen',
        },
        {
          code: 'LND',
          noun: 'Laundry Basket; Bucket with Lid; Cloth Drying Basket; Storage Basket',
          titles: ['{brand} {series} {material} {noun}| with {detail}| ({colour})'],
          slots: {
            material: 'Virgin Plastic; Woven Plastic; Foldable Fabric; Unbreakable Plastic',
            detail: 'Lid; Side Handles; Wheels; Ventilated Sides',
            size: '20 L; 25 L @1.1; 35 L @1.3; 50 L @1.6; 75 L @2',
          },
          unsuited: {
            'Bucket with Lid': 'Woven Plastic; Foldable Fabric; Lid; Wheels; Ventilated Sides',
          },
          about: 'A {noun~} in {material~} that keeps the home tidy.',
          bullets: ['{size} of space', '{material}', '{detail}', 'Light and easy to carry'],
          price: [199, 599],
          grams: [500, 1100],
          hsn: '3924',
          gst: 18,
          models: 'laundry-basket; bucket-with-lid; cloth-drying-basket; storage-basket',
          colours: 'kitchen',
        },
      ],
    },
  ],
};
