import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 5,
  title: 'How to organise sales on WhatsApp and Instagram',
  description:
    'A routine for social sellers: what to post, five ready-made messages, how to take prepaid payments, and one spreadsheet for all orders.',
  author: 'The Merchant Desk',
  date: '2026-10-06',
  icon: 'mobile-phone',
  scene: 10,
  html: `
<p>You can sell without a website: many social sellers use only a WhatsApp status, a broadcast list and a phone. Selling is often the easy part. The difficult part is keeping track of who has paid, who wants a different colour, and which address belongs to which saree.</p>
<p>For twenty orders a month you do not need software. You need a routine.</p>
<h2>Post fewer products with more details</h2>
<p>If you post thirty images a day, people stop looking. Post about six good ones. Each post needs four things: an image in daylight, what the product is, the price including delivery, and when it arrives. “₹1,150, delivered in 10 to 17 days” answers the most common questions. Take the delivery days from the product page, because they differ from product to product.</p>
<p>Save each post with our SKU in a note to yourself, so that you can find the product again later.</p>
<h2>Five ready-made messages</h2>
<p>Write these messages once, in your own language, and save them as quick replies:</p>
<ol>
<li><strong>Offer.</strong> Price, what is included, delivery time, and your rules: prepaid, no exchange for a change of mind, refund if it arrives damaged or defective.</li>
<li><strong>Order form.</strong> “Please send in one message: name, house number and street, landmark, city, PIN code, mobile number, size and colour.” With one message, you copy the details only once.</li>
<li><strong>Confirmation.</strong> Repeat the item, colour, size, price and address, and ask for a “yes”. This helps you avoid mistakes and returns.</li>
<li><strong>Dispatch.</strong> The tracking ID with a link to <a href="/track-my-order">Track My Order</a>, which works without a login.</li>
<li><strong>Unboxing.</strong> “Please record a short video while opening the parcel, with the label visible.” If something is broken, you have 48 hours to claim, and the video is your proof.</li>
</ol>
<h2>Take payment first</h2>
<p>We ship prepaid orders only, so take only prepaid orders. Some buyers ask for cash on delivery because they were cheated before. Give them reasons to trust you: your name, your earlier customers, a tracking ID after dispatch, and your rule for damaged goods in writing. Offer a small first order. A buyer who receives a good ₹300 product is more likely to order for ₹3,000 next time.</p>
<p>Use a separate UPI ID for your business, and put the order number in the payment note. Never ship on the basis of a screenshot. Check the payment in your bank app. Never share an OTP or your UPI PIN with anyone.</p>
<h2>One spreadsheet for all orders</h2>
<p>A spreadsheet on your phone is enough. Use one row per order, with these columns: date, customer, item and SKU, size and colour, price received, our cost, order number with us, tracking ID, status, remark. Use only five statuses: asked, paid, ordered, shipped, delivered. Every evening, go through the orders that are not “delivered” and check what each one needs.</p>
<p>At the end of the month the spreadsheet also shows what you earned before tax: price received, minus our cost, minus refunds. If it is less than you expected, check which items earned the least.</p>
<h2>Set working hours</h2>
<p>If you answer messages at midnight, customers will expect it every night. Put your working hours in your profile, for example ten to seven, closed on Sundays, and set an automatic greeting that states them. Customers accept fixed hours. They do not like messages that are read but not answered.</p>
<h2>Ask for permission</h2>
<p>Add people to your broadcast list only if they agreed to it. Ask once, note who said yes, and remove people when they ask you to. This is polite, the law requires consent, and messaging apps block numbers that many people report. A small list of interested people is better than a bought list of five thousand numbers.</p>
<h2>When your business grows</h2>
<p>Somewhere between twenty and a hundred orders a month, this routine takes too much time. Then consider a small web store and the Orbit plan with its 100 orders. On Orbit, a connected Shopify store sends its orders to us, they are paid from your wallet, and the tracking ID goes back to the store. See <a href="/integration/app">the integrations page</a> for what is available today. You can keep your broadcast list and send customers a link to your store. Until then, <a href="/plans">Launchpad</a> with its 20 orders is enough, and the first 30 days are free.</p>
`,
};
