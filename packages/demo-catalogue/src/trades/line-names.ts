/** Product line names shared by several trades. */
export const indianNames =
  'Aarohi; Advika; Amaya; Anvika; Avani; Bahaar; Chandni; Damini; Devika; Dhriti; Eshani; Falguni; Gauri; Gulmohar; Hansika; Heer; Indu; Ishani; Jhilmil; Jiya; Kadambari; Kairavi; Kamakshi; Kavya; Kiara; Lavanya; Mahi; Malhar; Manjari; Meher; Mohini; Mrinal; Naina; Nandini; Nazakat; Neeru; Nirali; Noor; Ojasvi; Padmini; Pakhi; Parijat; Pihu; Pragya; Raahi; Rajni; Rhea; Roshni; Ruhani; Saachi; Samaira; Sanvi; Saloni; Shubhi; Sitara; Suhani; Tara; Titli; Trisha; Urvi; Utsav; Vaani; Vasudha; Yamini; Zara; Zoya';
export const techNames =
  'Nova; Lahar; Bolt; Edge; Orbit; Flux; Vayu; Zen; Aero; Zephyr; Spark; Pixel; Storm; Echo; Vibe; Neo; Rapid; Astra; Comet; Fusion; Matrix; Onyx; Quanta; Rover; Sonic; Turbo; Ultra; Vertex; Wave; Alpha; Blaze; Core; Drift; Elite; Falcon; Glide; Halo; Ignite; Jet; Krypton; Lumen; Magna; Tejas; Omega; Pace';
export const homeNames =
  'Amber; Aravali; Banyan; Bodhi; Chinar; Coastal; Coorg; Dawn; Deodar; Ganga; Haveli; Heritage; Ivory; Jaipur; Kaveri; Konark; Kutch; Lotus; Madhubani; Malabar; Mandala; Marigold; Meadow; Monsoon; Narmada; Neem; Nilgiri; Oasis; Palash; Peacock; Rajwada; Sabarmati; Sahyadri; Sandal; Sehra; Serene; Shimla; Sona; Tamara; Teak; Udaipur; Utkal; Vana; Warli; Yamuna';

export const checkedBullet = 'Checked by hand before dispatch and packed to arrive safely anywhere in India';
