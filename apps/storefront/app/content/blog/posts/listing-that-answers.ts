import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 4,
  title: 'Write a listing that answers the phone for you',
  description:
    'Titles, bullet points, size charts and pictures that settle a buyer’s questions before she asks, with a bad listing rewritten line by line.',
  author: 'The Content Team',
  date: '2026-09-15',
  icon: 'pencil',
  scene: 3,
  html: `
<p>A good listing is a shop assistant who never goes for lunch. She says what the thing is, how big it is, what it is made of, when it comes and what it cannot do. A bad listing says “Premium Quality Best Gift” and leaves the rest to your phone.</p>
<p>You download our product data as a starting point. Every other merchant has the same. The half hour in which you make it your own is well spent.</p>
<h2>The title: what, for whom, how much of it</h2>
<p>People search with nouns. Put the thing first, then what sets it apart, then the size or number. Leave out adjectives that every rival uses as well.</p>
<table>
<thead><tr><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Premium Stylish Water Bottle Best For Gym Office School Gift Item</td><td>Steel water bottle 750 ml, leakproof, fits school bag side pocket</td></tr>
<tr><td>Beautiful Designer Saree With Blouse New Latest Collection</td><td>Cotton silk saree with zari border, unstitched blouse piece, 6.3 m</td></tr>
<tr><td>Multipurpose Kitchen Organiser Rack Heavy Duty Unbreakable</td><td>2-tier dish rack for small sinks, 40 × 30 × 28 cm, steel</td></tr>
</tbody>
</table>
<p>Write only what is true. If you do not know whether it fits the side pocket of a school bag, <a href="/try-before-buy">order a sample</a> and try. It is the kind of detail that nobody else has, because nobody else tried.</p>
<h2>Five bullet points, five questions</h2>
<p>Before you write them, think of the last five people who asked you something about a similar product. Each bullet answers one of them:</p>
<ol>
<li><strong>What is in the box?</strong> Count the pieces. “1 rack, 2 trays, 4 rubber feet. No tools needed.”</li>
<li><strong>How big is it really?</strong> In centimetres, and beside something known. “As wide as an A4 sheet is long.”</li>
<li><strong>What is it made of?</strong> “Steel, powder-coated” says more than “high-quality metal”.</li>
<li><strong>How do I look after it?</strong> Hand wash, first wash separately, no microwave.</li>
<li><strong>When does it come?</strong> Take the estimate from the product page and write it down in days.</li>
</ol>
<p>If there is something that it cannot do, say so. “Not for gas stoves.” “Runs small, take one size up.” A buyer who is warned does not complain, and the one who goes away would have been a claim.</p>
<h2>Pictures: one clean, one true, one with a hand in it</h2>
<p>The clean picture on a plain ground gets you found, and marketplaces insist on it. The true picture is taken by you, by a window before eleven in the morning, with no filter. Colours are a frequent reason for angry messages, so photograph dark shades beside something black. The third shows a hand, a person or a table, because scale cannot be read from a number.</p>
<p>If you would rather have it done, that is what <a href="/pro-product-photography">our photographers</a> are for. But a phone, a window and a bedsheet go a long way.</p>
<h2>Size charts are not decoration</h2>
<p>For anything that is worn, measure the garment and not the person. Lay it flat, measure chest, length and shoulder, and give the figures in centimetres and inches. Then write how it is measured. “M” is an opinion; “chest 102 cm, laid flat 51 cm” is a fact. We take no returns for a change of mind, so a wrong size is a lost customer or a loss on your side, every time.</p>
<h2>What the law wants to see</h2>
<p>For packed goods: the name of the product, the MRP and your price not above it, the net quantity, the maker, packer or importer with address, the country of origin, and a consumer-care contact. For some goods also a BIS or FSSAI mark. MRP and country of origin are in our download; the rest is on the pack, and your sample shows it. Keep these details when you rewrite, because marketplaces check them and inspectors may.</p>
<h2>Words to cross out</h2>
<p>Premium, stylish, trendy, amazing, best, world-class, imported (unless it is), pure (unless certified), original (unless it is your brand), guaranteed (unless you pay). Never use another company's brand name to describe a thing that merely resembles it; that gets accounts closed.</p>
<h2>Read it aloud</h2>
<p>When it is finished, read the listing to somebody on the phone and let them describe the product back to you. Where they hesitate, the page has a hole. Fix that line, and go to lunch.</p>
`,
};
