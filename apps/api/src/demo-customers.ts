import type { IndianStateCode } from '@postprocure/contracts/indian-state';

interface Customer {
  name: string;
  line1: string;
  landmark: string;
  city: string;
  stateCode: IndianStateCode;
  pincode: string;
}

export const demoCustomers: readonly Customer[] = [
  customer('Priya Sharma', 'Flat 12, Sunrise Apartments, MG Road', '', 'Bengaluru', '29', '560001'),
  customer(
    'Arjun Mehta',
    'B-404, Lotus Towers, Link Road',
    'Opposite Infinity Mall',
    'Mumbai',
    '27',
    '400064',
  ),
  customer('Fatima Sheikh', 'House 8, Old City Lane, Charminar', '', 'Hyderabad', '36', '500002'),
  customer('Rohan Das', '22/1 Southern Avenue, Gariahat', '', 'Kolkata', '19', '700029'),
  customer(
    'Kavya Iyer',
    'Plot 7, 3rd Cross Street, Adyar',
    'Near the post office',
    'Chennai',
    '33',
    '600020',
  ),
  customer('Harpreet Singh', 'House 1142, Sector 22-B', '', 'Chandigarh', '04', '160022'),
  customer('Neha Gupta', 'C-56, Second Floor, Lajpat Nagar 2', '', 'New Delhi', '07', '110024'),
  customer('Vikram Patel', '14 Shanti Kunj Society, Satellite', '', 'Ahmedabad', '24', '380015'),
  customer('Sneha Kulkarni', 'Flat 3, Gokul Heights, Kothrud', '', 'Pune', '27', '411038'),
  customer('Imran Khan', '45 Civil Lines, Hazratganj', 'Behind the city bank', 'Lucknow', '09', '226001'),
  customer('Ananya Nair', 'TC 12/44, Temple Road, Kowdiar', '', 'Thiruvananthapuram', '32', '695003'),
  customer('Deepak Yadav', 'House 31, Malviya Nagar, Block D', '', 'Jaipur', '08', '302017'),
];

function customer(
  name: string,
  line1: string,
  landmark: string,
  city: string,
  stateCode: IndianStateCode,
  pincode: string,
): Customer {
  return { name, line1, landmark, city, stateCode, pincode };
}
