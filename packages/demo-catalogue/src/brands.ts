export interface Brand {
  name: string;
  /** Prefix of the brand's model numbers. */
  modelPrefix: string;
  /** The prices of the brand's products are multiplied by this. */
  priceFactor: number;
}

/** All brands are fictional. */
const names = {
  fashion:
    'Vastrika; Sutraavi; Rangvita; Tanvastra; Kesariva; Nayrika; Aavriti; Mayuraani; Zariksha; Chanderika; Pehnaavi; Dhaagaroot; Bunkariya; Resham Veda; Ruhvastra; Kalidhaara; Jhumravi; Ishvara Loom; Threadvika; Navpallu; Ambarika; Silaiwala & Co; Motifara; Gulnaari Studio; Tansukhi; Khaditva; Mirayaan; Ombreva; Saanjh Street; Desi Dorika; Urbanatva; Kapaasi; Indigloom; Phulkaara; Swadhaga; Rivaayaan; Neelvastra; Chitravali; Kurtavia; Bandhika; Yarnova India; Tilfiya; Aanchaliya; Veshbhuva; Lehriyaan; Parnika Wear; Sootrang; Mulmulika',
  footwear:
    'Paduvo; Chaalika; Kadamwala; Pagveda; Juttiyaan; Stridavo; Solemitra; Padchaap; Mojriva; Walkesh; Tarkasole; Kolhari; Chalmaan; Footvika; Raahgir Step; Pavitr Soles; Zamiro; Leatheriya; Dhaavak; Pairvi; Comfika; Savaari Shoes; Thumkaari; Gatimaan Gear',
  adornment:
    'Ratnavika; Kundanaya; Swarnadeep; Abhushaa; Jhumkari; Navratnika; Polkiraa; Meenakaarigar; Payaliya; Chudaamani Arts; Alankriti House; Kanchanaa; Zevaraat; Manikyaa; Rajatika; Bindiya Lane; Mangalika; Nakshaara; Tarasheen; Hiraksha; Moticharm; Kangnaa Studio; Oxidara; Templora',
  carry:
    'Jholavia; Thailika; Safarwala; Potlira; Musafiro; Banjarika; Carrymitra; Yatrivo; Satchelwala; Bastaa Works; Zolaverse; Ghumantu; Trunkaari; Packveer; Sanduk & Sons; Nomadika; Pithoo; Rahipack; Dabbagear; Voyasthan; Baggivo; Totevika',
  beauty:
    'Roopvati; Kesh Amrita; Lavanyika; Ayurnami; Ubtanica; Neemveda; Saundaryam; Gulaabi Ghar; Chandanya; Tvachaara; Herbavika; Kumkumadika; Noorani Glow; Aloevita India; Vanaspara; Multaniya; Shringaarika; Rosewaadi; Tulsivana; Makhmali; Jasvandi; Haldivana; Sugandhika; Kajalika; Pushpara Naturals; Snehika; Dermaveda Labs; Nikharva',
  kitchen:
    'Rasoivika; Handiwala; Annapoorti; Tadkaware; Chulhaverse; Swaadika; Bartanova; Steelvaani; Kadhaika; Thaliwala; Dabbaloka; Masalika; Tawaveda; Pakvaan Pro; Kalchulo; Steamika; Degchi & Co; Loharika; Kansaara; Bhojanika; Patilaware; Zaikastore; Grihasutra; Rotimitra; Cookvana; Tambaveda',
  home: 'Gharonda Loom; Aangania; Sukhvaas; Chaukhatika; Nivaasika; Diwankhana; Baithakiya; Deewarika; Jaalighar; Sheeshakala; Parda & Co; Kaarigar Nest; Sajawati; Ghar Mantra Living; Woodshaala; Sheeshamika; Palangwala; Takiyaa; Gaddivo; Chadarika; Rangoliwala; Dhurrika; Roshanika; Mitti Mahal; Kalakunj; Jharokhaa; Nakkashi Home; Chandowa; Bagiyaa; Kyaarika; Malibagh; Paudhika; Ghaaslane',
  electronics:
    'Voltaara; Dhwanika; Bijlitronic; Taraang; Sparshtek; Chitrex; Zorion India; Urjaspark; Nadatronix; Kirantek; Awaazo; Pulsevani; Tejasonic; Vidyutra; Drishtivo; Signovate; Mantrabyte; Ampvika; Yantrik Labs; Shabdhex; Oorjaplus; Gatitech; Netravision; Swarabass; Bytesthan; Chipmitra; Deeptron; Jaaltek; Sanketix; Taarveer; Neutrika; Zapveda; Kshamatek; Volkriya; Indusonix; Raagbox; Ledvika; Rozgear; Powerjosh; Wattsahib',
  motor:
    'Rathveda; Gaadivo; Chakravo; Savaarix; Motovira; Pahiya Pro; Raftaarix; Garagewala; Ridesutra; Saarthix; Autoshakti Gear; Gatichakra; Helmveer; Sadakwala; Torqika; Dieselraja; Bullride Works; Pistonji; Carzaika; Wiperwala',
  active:
    'Khelveda; Vyayamika; Akhaadaa; Josh Arena; Balvaan Fit; Pitchraja; Chhakkamaar; Yogasthana; Fitshaala; Krida Works; Dandvira; Maidaan Pro; Kasratwala; Trekvaani; Pahadigear; Racquetwala; Dribblex; Shauryafit; Ironakhara; Surya Asana; Himtrail; Wicketveer',
  play: 'Khilonaghar; Balgopalika; Chotu Motu Toys; Gudiyaverse; Lattoo; Nanhe Haath; Bachpanika; Masti Mela; Chunmunia; Tikdam Games; Puzzlewala; Balkriya; Jhoolaverse; Laadlika; Nanhikali Baby; Shishuvika; Gungunaa; Mammavika; Komalika Baby; Titlivo; Gattu & Gang; Bholu Blocks; Ladoobear; Palnaa Tales',
  paper:
    'Kalamkosh; Likhavat; Pustakya; Syahika; Kitaabwala; Aksharika Press; Panna & Co; Lekhanika; Granthika; Bastawala; Shabdsagar Books; Copykaro; Patrika Lane; Rekhachitra; Vidyarthi Mitra; Gyanvriksh Press; Kahaniyaan House; Chitrakaar; Pencilwala; Nibverse India; Saraswat Pages; Daftariya',
  food: 'Annakosh; Khetika; Mirchmandi; Dadi Ka Dabba; Sattvaahar; Malabarwala; Mevaghar; Chaimitra; Kisan Angan; Shuddhvana; Elaichiwala; Gudbagh; Pahadi Khet; Namkeenji; Masalamandir; Dehaat Origins; Gauamrit; Kesarbadi; Anaajika; Chaskaa; Poshanika; Godavari Grains; Konkanika; Khatta Meetha Co',
  wellness:
    'Arogyavati; Swasthika; Vaidyanari; Prakritya; Nirogika; Jeevanveda; Oushadhika; Chetnawell; Praanika; Sanjeevara; Dhanvika; Balvriddhi; Medimitra; Ashvaveda; Santulan Care; Amritsutra; Nadiveda; Rakshawell',
  pets: 'Pawsthan; Sherupet; Motiwoof; Billiwala; Dumdaar; Bhowbhow Co; Meowvika; Tommyji; Machhliverse; Panjaa; Fidoveda; Pakshika',
  workshop:
    'Auzaarika; Loharshakti; Karigari Tools; Hathoda Works; Mistriwala; Kasbolt; Drillveer; Panawala; Vishwakarmix; Lohabal; Fixmitra; Thokpeet; Measurika; Plumbika; Bijlimistri; Chhenigear',
  music:
    'Swarangan; Taalika; Sargamika; Raagmanch; Naadbrahm Arts; Dholaki; Sitaarika; Surdhara; Laykaari; Bansuriya; Tarannum Strings; Gharanix',
  devotion:
    'Poojaghar; Bhaktivana; Diyarika; Aaradhyam; Mandirika; Dhoopika; Utsavika; Shubhlaabh Arts; Torania; Prasadam Lane; Mangal Kalash Co; Aartika; Sankranti Studio; Deepmala Crafts; Tyohaarika; Rangparv',
  time: 'Samayika; Ghadiwala; Pallix; Kaalchakra Time; Muhurat Watch Co; Pratihar; Kshanika; Tiktak India; Horavika; Samvatsar; Praharix; Ghantaghar',
} as const;

export type BrandGroup = keyof typeof names;

export const brandGroups: Readonly<Record<BrandGroup, readonly Brand[]>> = Object.fromEntries(
  Object.entries(names).map(([group, list]) => [
    group,
    list.split(';').map((name) => makeBrand(name.trim())),
  ]),
) as unknown as Record<BrandGroup, Brand[]>;

function makeBrand(name: string): Brand {
  const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  let sum = 0;
  for (const letter of letters) sum = (sum * 3 + letter.charCodeAt(0)) % 1_000_003;
  const consonants = letters.slice(1).replaceAll(/[AEIOU]/g, '');
  return {
    name,
    modelPrefix: letters.charAt(0) + consonants.charAt(0),
    priceFactor: 0.85 + (sum % 41) / 100,
  };
}
