import type { Department } from '../product-type.ts';
import { books as trade } from '../trades/leisure.ts';

const readers = 'Beginners; Students; Curious Minds; Families; Young Readers; Busy People';
const languages = 'English; Hindi; English; English; Marathi; Tamil; Bengali; Gujarati';

export const books: Department = {
  name: 'Books',
  models: 'novel; story-book; question-bank',
  trade,
  leaves: [
    {
      name: 'Exam Preparation',
      share: 6,
      types: [
        {
          code: 'EXM',
          noun: 'Practice Sets; Solved Papers; Complete Guide; Question Bank',
          titles: ['{brand} {exam} {subject} {noun} {edition}| with {extra}| ({language}, Paperback)'],
          slots: {
            exam: 'SSC CGL; UPSC Prelims; Banking; Railway NTPC; CTET; State PSC; SSC CHSL; Delhi Police; Insurance Exams',
            subject:
              'General Studies; Quantitative Aptitude; Reasoning; General English; Current Affairs; General Awareness; Computer Knowledge',
            edition: '2026 Edition; 2027 Edition @1.05; Revised Edition',
            extra: 'Detailed Solutions; 10 Mock Tests; Online Tests; Chapter Notes',
            language: 'English; Hindi; English',
            pages: '240 Pages; 320 Pages @1.15; 480 Pages @1.4; 640 Pages @1.7',
          },
          unsuited: {
            CTET: 'Quantitative Aptitude; Current Affairs; Computer Knowledge',
            'UPSC Prelims; State PSC': 'Quantitative Aptitude; General English; Computer Knowledge',
            'Banking; Insurance Exams': 'General Studies',
          },
          about: '{subject} for {exam}, with {extra~} in {language}.',
          bullets: [
            'Covers the full {subject} syllabus for {exam}',
            '{extra}',
            '{pages}, {language}',
            '{edition}',
          ],
          price: [129, 449],
          grams: [300, 500],
          hsn: '4901',
          gst: 0,
          models: 'practice-sets; solved-papers; thick-guide-book; question-bank',
          label: '{exam} {subject} {noun}',
        },
        {
          code: 'SCI',
          noun: 'Practice Sets; Solved Papers; Complete Guide; Question Bank',
          titles: ['{brand} {exam} {subject} {noun} {edition}| with {extra}| ({language}, Paperback)'],
          slots: {
            exam: 'JEE Main; Class 11; Class 12 Board; CUET; JEE Advanced; Class 10 Board',
            subject: 'Physics; Chemistry; Mathematics',
            edition: '2026 Edition; 2027 Edition @1.05; Revised Edition',
            extra: 'Detailed Solutions; 10 Mock Tests; Online Tests; Chapter Notes',
            language: 'English; Hindi; English',
            pages: '240 Pages; 320 Pages @1.15; 480 Pages @1.4; 640 Pages @1.7',
          },
          about: '{subject} for {exam}, with {extra~} in {language}.',
          bullets: [
            'Covers the full {subject} syllabus for {exam}',
            '{extra}',
            '{pages}, {language}',
            '{edition}',
          ],
          price: [129, 449],
          grams: [300, 500],
          hsn: '4901',
          gst: 0,
          models: 'practice-sets; solved-papers; thick-guide-book; question-bank',
          label: '{exam} {subject} {noun}',
        },
        {
          code: 'NEE',
          noun: 'Practice Sets; Solved Papers; Complete Guide; Question Bank',
          titles: ['{brand} {exam} {subject} {noun} {edition}| with {extra}| ({language}, Paperback)'],
          slots: {
            exam: 'NEET; Class 11; Class 12 Board; Nursing Entrance; CUET',
            subject: 'Biology; Physics; Chemistry',
            edition: '2026 Edition; 2027 Edition @1.05; Revised Edition',
            extra: 'Detailed Solutions; 10 Mock Tests; Online Tests; Chapter Notes',
            language: 'English; Hindi; English',
            pages: '240 Pages; 320 Pages @1.15; 480 Pages @1.4; 640 Pages @1.7',
          },
          about: '{subject} for {exam}, with {extra~} in {language}.',
          bullets: [
            'Covers the full {subject} syllabus for {exam}',
            '{extra}',
            '{pages}, {language}',
            '{edition}',
          ],
          price: [129, 449],
          grams: [300, 500],
          hsn: '4901',
          gst: 0,
          models: 'practice-sets; solved-papers; thick-guide-book; question-bank',
          label: '{exam} {subject} {noun}',
        },
      ],
    },
    {
      name: "Children's Books",
      share: 6,
      types: [
        {
          code: 'CHB',
          noun: 'Story Book; Colouring Book; Activity Book; Board Book; Picture Book',
          titles: ['{brand} {series} {theme} {noun}| for Children| of {age}| ({language}, {format})'],
          slots: {
            theme:
              'Panchatantra; Jungle Tales; Festivals of India; My First Words; Brave Girls; Grandma Stories; Space Journey; Village Tales; Akbar and Birbal; Numbers and Shapes',
            age: '2-4 Years; 3-6 Years; 5-8 Years; 7-10 Years',
            language: languages,
            format: 'Paperback; Hardcover @1.4; Board Pages @1.3; Set of 4 @2.6; Set of 10 @5',
          },
          unsuited: {
            'Story Book': 'My First Words; Numbers and Shapes',
            'Board Book': 'Brave Girls; Akbar and Birbal; 5-8 Years; 7-10 Years; Paperback',
            'Story Book; Colouring Book; Activity Book; Picture Book': 'Board Pages',
            'My First Words; Numbers and Shapes': '5-8 Years; 7-10 Years',
            'Brave Girls; Grandma Stories; Akbar and Birbal': '2-4 Years',
          },
          about: 'This {theme} {noun~} in {language} is for children aged {age~}.',
          bullets: ['{theme}', 'Age: {age~}', '{language}, {format~}', 'Bright pictures on every page'],
          price: [99, 299],
          grams: [150, 300],
          hsn: '4903',
          gst: 0,
          models: 'story-book; colouring-book; activity-book; board-book; picture-book',
          label: '{theme}',
        },
      ],
    },
    {
      name: 'Fiction & Poetry',
      share: 4,
      types: [
        {
          code: 'FIC',
          noun: 'A Novel; Stories; Poems; Short Stories',
          titles: ['The {adjective} {thing} of {place}: {noun}| by {author}| ({language}, {format})'],
          slots: {
            adjective:
              'Last; Silent; Blue; Forgotten; Little; Secret; Golden; Distant; Lost; Second; Monsoon; Hidden',
            thing:
              'House; Garden; Letters; River; Daughter; Lamp; Train; Bookshop; Well; Song; Kite; Mango Tree',
            place:
              'Banaras; Malabar; Shimla; Old Delhi; Pondicherry; Kutch; Darjeeling; Jaisalmer; Konkan; Lucknow; Coorg; Calcutta',
            author:
              'Anita Deshraj; R. K. Mohanlal; Meera Vasantrao; Farid Qasimi; Leela Thampuran; Sudhir Banerjea; Kavita Rawalji; Joseph Kurianpally; Ira Menonwala; Vikram Sethuraman',
            language: languages,
            format: 'Paperback; Hardcover @1.5',
            pages: '180 Pages; 240 Pages @1.1; 320 Pages @1.2; 410 Pages @1.35',
          },
          about: '{noun} by {author}, set in {place}: quiet, funny and hard to put down.',
          bullets: ['By {author}', '{pages}, {language}', '{format}', 'Set in {place}'],
          price: [149, 399],
          grams: [180, 350],
          hsn: '4901',
          gst: 0,
          models: 'novel; short-stories; poetry-book; short-stories',
          label: 'The {adjective} {thing} of {place}',
          makerSlot: 'author',
        },
      ],
    },
    {
      name: 'Self Help & Business',
      share: 4,
      types: [
        {
          code: 'SLF',
          noun: 'A Practical Guide; A Handbook; Simple Habits; 30 Lessons; Workbook',
          titles: ['{verb} {topic}: {noun} for {readers}| by {author}| ({language}, {format})'],
          slots: {
            verb: 'Mastering; Understanding; Everyday; The Art of; Rethinking; The Joy of',
            topic:
              'Money; Focus; Small Business; Public Speaking; Leadership; Investing; Selling Online; Time; Negotiation; Meditation; Healthy Living; Parenting',
            readers,
            author:
              'Dr. Nalini Subramani; Prakash Oberoia; Sunita Kelkarni; Arvind Chaudharia; Rhea Fernandesa; Imran Shaikhwala; Gauri Phadkewar; Mohan Lalwanika',
            language: languages,
            format: 'Paperback; Hardcover @1.5',
            pages: '160 Pages; 200 Pages @1.1; 260 Pages @1.2',
          },
          unsuited: {
            'Small Business; Leadership; Investing; Selling Online; Negotiation': 'Families; Young Readers',
            Parenting: 'Students; Young Readers',
          },
          about:
            '{author} writes about {topic~} for {readers~}: short chapters and things to try the same day.',
          bullets: [
            'By {author}',
            '{pages}, {language}',
            'Written for {readers~}',
            'Exercises at the end of each chapter',
          ],
          price: [149, 399],
          grams: [180, 320],
          hsn: '4901',
          gst: 0,
          models: 'self-help-book; handbook; self-help-book; handbook; workbook',
          label: '{verb} {topic}',
          makerSlot: 'author',
        },
      ],
    },
    {
      name: 'Religion & Spirituality',
      share: 4,
      types: [
        {
          code: 'REL',
          noun: 'Pocket Edition @0.6; Illustrated Edition @1.4; Large Print Edition @1.2; Gift Edition @1.6; Family Edition',
          titles: ['{brand} {work} {noun}| with {extra}| ({language}, {format})'],
          slots: {
            work: 'Bhagavad Gita; Ramcharitmanas; Hanuman Chalisa; Sunderkand; Upanishads; Yoga Sutras; Guru Granth Stories; Dhammapada; Vishnu Sahasranama; Shiva Purana; Jataka Tales; Durga Saptashati',
            extra: 'Word Meanings; Simple Commentary; Transliteration; Ribbon Marker; Colour Plates @1.2',
            language:
              'Hindi; English; Sanskrit and Hindi; Sanskrit and English; Gujarati; Marathi; Telugu; Bengali; Kannada',
            format: 'Paperback; Hardcover @1.5; Boxed Hardcover @2',
            pages: '96 Pages @0.6; 240 Pages; 480 Pages @1.5; 720 Pages @1.9',
          },
          unsuited: {
            'Pocket Edition': 'Colour Plates; Boxed Hardcover; 480 Pages; 720 Pages',
            'Hanuman Chalisa': '240 Pages; 480 Pages; 720 Pages',
            'Guru Granth Stories; Dhammapada; Jataka Tales': 'Sanskrit and Hindi; Sanskrit and English',
          },
          about: 'This {noun~} presents the {work} in {language}.',
          bullets: ['{work} in {language}', 'Includes: {extra~}', '{format}, {pages~}', 'Easy to read aloud'],
          price: [119, 399],
          grams: [200, 500],
          hsn: '4901',
          gst: 0,
          models:
            'pocket-scripture; illustrated-scripture; large-print-scripture; gift-scripture; family-scripture',
          label: '{work}',
        },
      ],
    },
    {
      name: 'Cookbooks & Hobbies',
      share: 3,
      types: [
        {
          code: 'CKB',
          noun: 'Cookbook; Recipe Book; Cookbook; Recipe Book; Cookbook; Step-by-Step Guide; Illustrated Handbook; Step-by-Step Guide; Illustrated Handbook; Step-by-Step Guide; Illustrated Handbook',
          titles: ['{brand} {series} {topic} {noun}| for {readers}| with {extra}| ({language}, {format})'],
          slots: {
            topic:
              'South Indian Cooking; Millet Cooking; Jain Cooking; Baking Without Eggs; Bengali Sweets; Terrace Gardening; Embroidery; Mandala Drawing; Warli Painting; Photography; Crochet',
            readers,
            extra: '80 Colour Photos; 101 Ideas; Weekly Plans; Shopping Lists',
            language: languages,
            format: 'Paperback; Hardcover @1.5; Spiral Bound @1.1',
          },

          about: 'A {noun~} on {topic~} for {readers~}, with {extra~}.',
          bullets: [
            '{topic} from the first step',
            'With {extra~}',
            '{language}, {format~}',
            'Written for {readers~}',
          ],
          price: [179, 599],
          grams: [250, 600],
          hsn: '4901',
          gst: 0,
          pairedSlots: { topic: 'noun' },
          models:
            'cookbook; recipe-book; cookbook; recipe-book; cookbook; step-by-step-guide; illustrated-handbook; step-by-step-guide; illustrated-handbook; step-by-step-guide; illustrated-handbook',
          label: '{topic}',
        },
      ],
    },
  ],
};
