import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 5,
  title: 'Selling on WhatsApp and Instagram without chaos',
  description:
    'A routine for social sellers: what to post, five messages to keep ready, prepaid payment without quarrels, and one sheet that holds every order.',
  author: 'The Merchant Desk',
  date: '2026-10-06',
  icon: 'mobile-phone',
  scene: 10,
  html: `
<p>The smallest shop in India has no website. It has a status update, a broadcast list and a thumb. Many resellers make a living from it, a good part of them women, and some know their customers better than any brand does. What goes wrong is seldom the selling. It is the evening: who has paid, who has changed her mind about the colour, which address was for which saree.</p>
<p>You do not need software for twenty orders a month. You need a routine.</p>
<h2>Post less, and say more</h2>
<p>Thirty pictures a day train people to stop looking. Six, chosen, with a price and a delivery time under each, are read to the end. A post needs four things: a picture in daylight, what it is, the price with delivery included, and when it arrives. “₹1,150, at your door in 10 to 17 days” ends half of all questions before they begin. Take the days from the product page; they differ from product to product.</p>
<p>Save each post with our SKU in a note to yourself. In November you will want to find it again.</p>
<h2>Five messages to keep ready</h2>
<p>Write these once, in your own language, and keep them as quick replies:</p>
<ol>
<li><strong>The offer.</strong> Price, what is included, delivery time, and the rule: prepaid, no exchange for a change of mind, refund if it arrives damaged or defective.</li>
<li><strong>The order form.</strong> “Please send in one message: name, house number and street, landmark, city, pincode, mobile number, size and colour.” One message, so that you copy it once.</li>
<li><strong>The confirmation.</strong> Repeat item, colour, size, price and address. Ask for a “yes”. This message saves more money than any other.</li>
<li><strong>The dispatch.</strong> The tracking ID with a link to <a href="/track-my-order">Track My Order</a>, which works without a login.</li>
<li><strong>The unboxing.</strong> “Please record a short video while opening, with the label in view.” If something is broken, you have 48 hours to claim, and that video settles it.</li>
</ol>
<h2>Money first, and politely</h2>
<p>We ship prepaid orders only, and you should take them only prepaid. Some buyers will ask for cash on delivery, because they have been cheated elsewhere. Do not argue. Show them what they can check: your name, your earlier customers, a tracking ID within days, and the rule for damaged goods in writing. Offer a small first order. People who pay ₹300 and receive what they saw will pay ₹3,000 next time.</p>
<p>Use one UPI ID for the shop, apart from your own. Write the order number into the note. Never ship on a screenshot; open your bank app and look. And never, for any reason, tell anybody an OTP or your UPI PIN.</p>
<h2>One sheet for everything</h2>
<p>A spreadsheet on the phone is enough. One line per order, with these columns: date, customer, item and SKU, size and colour, price received, our cost, order number with us, tracking ID, status, remark. Status has only five words: asked, paid, ordered, shipped, delivered. Each evening you go through the lines that are not “delivered” and ask what each one waits for.</p>
<p>At the end of the month the sheet also tells you what you earned, before tax: price received, minus our cost, minus the refunds. If you do not like the number, look at the column with the items.</p>
<h2>Keep to hours</h2>
<p>Messages at midnight are answered at midnight only until you are tired, and then not at all. Put your hours into your profile: say, ten to seven, closed on Sundays. Set an automatic greeting that names them. Customers accept a shutter that comes down at a known time. They do not accept two blue ticks and silence.</p>
<h2>Ask before you write</h2>
<p>A broadcast list is for people who have agreed to be on it. Ask once, write down who said yes, and take people off on the first request. It is a matter of manners and of the law, and messaging apps block numbers that many people report. A small list that looks forward to your Friday post is worth more than a bought one with five thousand names.</p>
<h2>When it outgrows the phone</h2>
<p>Somewhere between twenty and a hundred orders a month the evening routine becomes a night shift. That is the time for a small web store, and for Orbit with its 100 orders: it is the plan on which a connected Shopify store sends its orders to us, has them paid from your wallet and gets the tracking ID back. What is connected today is on <a href="/integration/app">the integrations page</a>. Your broadcast list stays where it is; only the link in the message changes. Until then <a href="/plans">Launchpad</a> with its 20 orders is quite enough, and the first 30 days are free anyway.</p>
`,
};
