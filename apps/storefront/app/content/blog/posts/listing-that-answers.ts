import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 4,
  title: 'How to write a listing that answers questions',
  description:
    'Titles, bullet points, size charts and images that answer buyers’ questions before they ask, with before-and-after examples.',
  author: 'The Content Team',
  date: '2026-09-15',
  icon: 'pencil',
  scene: 3,
  html: `
<p>A good listing tells the buyer what the product is, how big it is, what it is made of, when it arrives and what it cannot do. A poor listing says “Premium Quality Best Gift”, and buyers have to call you for the rest.</p>
<p>Our product data is a good start, but every other merchant has the same data. Spend half an hour making each listing your own.</p>
<h2>Title: product, main feature, size</h2>
<p>People search for products, not adjectives. Put the product first, then what makes it different, then the size or the number of pieces. Leave out adjectives that every competitor uses.</p>
<table>
<thead><tr><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Premium Stylish Water Bottle Best For Gym Office School Gift Item</td><td>Steel water bottle 750 ml, leakproof, fits school bag side pocket</td></tr>
<tr><td>Beautiful Designer Saree With Blouse New Latest Collection</td><td>Cotton silk saree with zari border, unstitched blouse piece, 6.3 m</td></tr>
<tr><td>Multipurpose Kitchen Organiser Rack Heavy Duty Unbreakable</td><td>2-tier dish rack for small sinks, 40 × 30 × 28 cm, steel</td></tr>
</tbody>
</table>
<p>Write only what is true. If you do not know whether the bottle fits the side pocket of a school bag, <a href="/try-before-buy">order a sample</a> and check. Such details help buyers decide, and other sellers often do not have them.</p>
<h2>Five bullet points, five questions</h2>
<p>Think of the last five questions you were asked about a similar product. Answer one in each bullet point:</p>
<ol>
<li><strong>What is in the box?</strong> Count the pieces. “1 rack, 2 trays, 4 rubber feet. No tools needed.”</li>
<li><strong>How big is it?</strong> Give centimetres, and compare it with something familiar. “As wide as an A4 sheet is long.”</li>
<li><strong>What is it made of?</strong> “Steel, powder-coated” says more than “high-quality metal”.</li>
<li><strong>How do I take care of it?</strong> Hand wash, wash separately the first time, no microwave.</li>
<li><strong>When will it arrive?</strong> Take the estimate from the product page and write it in days.</li>
</ol>
<p>If the product cannot do something, say so. “Not for gas stoves.” “Runs small, choose one size larger.” Buyers who know this before they order have no reason to complain.</p>
<h2>Images: one clean, one natural, one for scale</h2>
<p>Marketplaces require a clean image on a plain background as the main image. The second image should be your own photo, taken near a window in the morning, without a filter. Buyers often complain about colours, so photograph dark shades next to something black. The third image should show the product with a hand, a person or a table, because buyers cannot judge size from numbers alone.</p>
<p>If you prefer, <a href="/pro-product-photography">our photographers</a> can do this for you. But a phone, daylight and a plain bedsheet are enough to start.</p>
<h2>Size charts</h2>
<p>For clothes and shoes, measure the product and not the person. Lay it flat, measure chest, length and shoulder, and give the measurements in centimetres and inches. Also explain how you measured. “M” means different things to different people, but “chest 102 cm, laid flat 51 cm” is clear. We take no returns for a change of mind, so a wrong size means an unhappy customer or a loss for you.</p>
<h2>What the law requires</h2>
<p>For packed goods, show the name of the product, the MRP and a price that is not above it, the net quantity, the manufacturer, packer or importer with address, the country of origin, and a consumer-care contact. Some goods also need a BIS or FSSAI mark. The MRP and country of origin are in our download. The rest is printed on the pack, so check your sample. Keep these details when you rewrite a listing, because marketplaces and inspectors check them.</p>
<h2>Words to avoid</h2>
<p>Premium, stylish, trendy, amazing, best, world-class, imported (unless it is), pure (unless certified), original (unless it is your brand), guaranteed (unless you give a guarantee). Never use another company’s brand name for a product that only looks similar. Marketplaces close accounts for this.</p>
<h2>Test your listing</h2>
<p>When the listing is ready, read it to someone on the phone and ask them to describe the product. If something is unclear to them, it will be unclear to buyers too. Improve that line before you publish.</p>
`,
};
