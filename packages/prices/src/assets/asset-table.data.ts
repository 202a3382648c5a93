/**
 * Public facts about 402 assets: symbol | CoinGecko id | Ethereum contract | aliases | note if the symbol is ambiguous.
 * Own compilation from public lists, ids checked against a list of May 2026; a symbol is never proof of an asset,
 * so a note means: show what was assumed.
 */
export const ASSET_TABLE = `
1INCH|1inch|0x111111111117dc0aa78b770fa6a738034120c302
AAVE|aave|0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9
ACA|acala
ACE|endurance
ACX|across-protocol|0x44108f0223a3c3028f5fe7aec7f9bb2e66bef82f
ADA|cardano||CARDANO,ADA.S
AERO|aerodrome-finance
AEUR|anchored-coins-eur
AEVO|aevo-exchange|0xb528edbef013aff855ac3c50b381f253af13b997
AGIX|singularitynet
AIXBT|aixbt
AI|sleepless-ai|||Sleepless AI; generic word
AKT|akash-network
ALCX|alchemix|0xdbdb4d16eda451d0503b854cf79d55697f90c8df
ALGO|algorand||ALGO.S
ALICE|my-neighbor-alice|0xac51066d7bec65dc4589368da368b212745d63e8
ALPACA|alpaca-finance
ALPHA|alpha-finance|0xa1faa113cbe53436df28ff0aee54275c13b40975|STELLA
ALT|altlayer|0x8457ca5040ad67fdebbcc8edce889a335bc0fbfb
AMP|amp-token|0xff20817765cb7f73d4bde2e66e067e58d11095c2
ANKRETH|ankreth
ANKR|ankr|0x8290333cef9e6d528dd5618fb97a76f268f3edd4
ANT|aragon|0xa117000000f279d81a1d3cc75430faa017fa5a2e
APE|apecoin|0x4d224452801aced8b2f0aebe155379bb5d594381
API3|api3|0x0b38210ea11411557c13457d4da7dc6ea731b88a
APT|aptos
ARB|arbitrum|0xb50721bcf8d664c30412cfbc6cf7a15145234ad1
ARKM|arkham|0x6e2a43be0b1d33b726f0ca3b8de60b3482b8b050
ARK|ark
AR|arweave
ASTER|aster-2
ASTR|astar
ATOM|cosmos||ATOM.S,COSMOS
AUDIO|audius|0x18aaa7115705e8be94bffebde57af9bfc265b998
AVAX|avalanche-2||AVALANCHE
AXL|axelar|0x467719ad09025fcc6cf6f8311755809d45a5e5f3
AXS|axie-infinity|0xbb0e17ef65f82ab018d8edd776e8dd940327b28b
BABYDOGE|baby-doge-coin
BADGER|badger-dao|0x3472a5a71965499acd81997a54bba8d852c6e53d
BAL|balancer|0xba100000625a3754423978a60c9317c58a424e3d
BAND|band-protocol|0xba11d00c5f74255f56a5e366f4f77f5a186d7f55
BAT|basic-attention-token|0x0d8775f648430679a709e98d2b0cb6250d2887ef
BCH|bitcoin-cash||BCHABC,BCC,BITCOIN CASH
BEAM|beam-2|0x62d0a8458ed7719fdaf978fe5929c6d342b0bfce||Beam (gaming, ex MC) and Beam (privacy coin)
BERA|berachain-bera
BEST|bitpanda-ecosystem-token
BETH|binance-eth
BGB|bitget-token
BICO|biconomy|0xf17e65822b568b3903685a7c9f496cf7656cc6c2
BLAST|blast
BLUR|blur|0x5283d291dbcf85356a21ba090e6db59121208b44
BMX|bitmart-token
BNB|binancecoin||BINANCE COIN,BEP20 BNB
BNSOL|binance-staked-sol
BNT|bancor|0x1f573d6fb3f13d689ff844b4ce37794d79a7ff1c
BOBA|boba-network|0x42bbfa2e77757c645eeaad1655e0911a7553efbc
BOME|book-of-meme
BONK|bonk
BRETT|based-brett
BSV|bitcoin-cash-sv||BCHSV
BSW|biswap
BTCB|binance-bitcoin
BTC|bitcoin||XBT,BITCOIN,XXBT
BTG|bitcoin-gold
BTTOLD|bittorrent-old
BTT|bittorrent||BTTC|new BTT since 2022-01 (1 old = 1000 new)
BUSD|binance-usd|0x4fabb145d64652a948d72533023f6e7a623c7c53
CAKE|pancakeswap-token|0x152649ea73beab28c5b49b26eb48f7ead6d4c898
CATI|catizen
CBBTC|coinbase-wrapped-btc|0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf
CBETH|coinbase-wrapped-staked-eth|0xbe9895146f7af43049ca1c1ae358b0541ea49704
CELO|celo||CGLD
CELR|celer-network|0x4f9254c83eb525f9fcf346490bbb3ed28a81c667
CEL|celsius-degree-token
CFX|conflux-token
CHZ|chiliz|0x3506424f91fd33084466f402d5d97f05f8e3b4af
CKB|nervos-network
COMP|compound-governance-token|0xc00e94cb662c3520282e6f5717214004a7f26888
CORE|coredaoorg|||Core DAO; also cVault CORE
COW|cow-protocol|0xdef1ca1fb7fbcdc777520aa7f396b4e015f497ab
CRO|crypto-com-chain||CRONOS
CRVUSD|crvusd
CRV|curve-dao-token|0xd533a949740bb3306d119cc777fa900ba034cd52
CTSI|cartesi|0x491604c0fdf08347dd1fa4ee062a822a5dd06b5d
CVC|civic|0x41e5560054824ea6b0732e656e3ad64e20e94e45
CVX|convex-finance|0x4e3fbd56cd56c3e72c1403e103b45db9da5b9d2b
CYBER|cyberconnect
DAI|dai|0x6b175474e89094c44da98b954eedeac495271d0f
DASH|dash||DSH
DCR|decred
DGB|digibyte
DIA|dia-data|0x84ca8bc7997272c7cfb4d0cd3d55cd942b3c9419
DOGE|dogecoin||XDG,DOGECOIN,XXDG
DOGS|dogs-2
DOT|polkadot||POLKADOT,DOT.S
DPI|defipulse-index|0x1494ca1f11d487c2bbe4543e90080aeba4ba3c2b
DPX|dopex
DRIFT|drift-protocol
DYDX|dydx-chain|0x92d6c1e31e14520e676a687f0a93788b716beff5|ETHDYDX|ERC-20 (ethDYDX) and chain-native
DYM|dymension
EDU|edu-coin
EETH|ether-fi-staked-eth
EGLD|elrond-erd-2||MULTIVERSX
EIGEN|eigenlayer|0xec53bf9167f50cdeb3ae105f56099aaab9061f83
ELON|dogelon-mars|0x761d38e5ddf6ccf6cf7c55759d5210750b5d60f3
ENA|ethena|0x57e114b691db790c35207b2e685d4a43181e6061
ENJ|enjincoin|0xf629cbd94d3791c9250152bd8dfbdf380e2a3b9c
ENS|ethereum-name-service|0xc18360217d8f7ab5e7c516566761ea12ce7f9d72
EOS|eos
ETC|ethereum-classic||XETC
ETHFI|ether-fi|0xfe0c30065b384f05761f15d0cc899d4f9f9cc0eb
ETHW|ethereum-pow-iou
ETH|ethereum||ETHEREUM,ETHER,ETH2,ETH2.S,XETH
EURCV|societe-generale-forge-eurcv
EURC|euro-coin|0x1abaea1f7c830bd89acc67ec4af516284b1bc33c|EUROC
EURE|monerium-eur-money
EURI|eurite
EURS|stasis-eurs
EURT|tether-eurt
EVMOS|evmos
EZETH|renzo-restaked-eth
FARM|harvest-finance|0xa0246c9032bc3a600820415ae600c6388619a14d
FARTCOIN|fartcoin
FDUSD|first-digital-usd
FET|fetch-ai|0xaea46a60368a7bd060eec7df8cba43b7ef41ad85|ASI,ARTIFICIAL SUPERINTELLIGENCE ALLIANCE
FIL|filecoin
FLOKI|floki|0xcf0c122c6b73ff809c693db761e7baebe62b6a2e
FLOW|flow||FLOW.S
FLR|flare-networks||FLR.S
FRAX|frax|0x853d955acef822db058eb8505911ed77f175b99e||legacy stablecoin FRAX and the renamed share token FXS (now FRAX) share the ticker since 2025
FRXETH|frax-ether
FTM|fantom
FTT|ftx-token
FXS|frax-share|0x3432b6a60d23ca0dfca7761b7ab56459d9c964d0
GALA|gala|0xd1d2eb1b1e90b638588728b4130137d262c87cae
GAS|gas
GHO|gho
GLMR|moonbeam
GLM|golem|0x7dd9c5cba05e151c895fde1cf355c9a1d5da6429|GNT
GMT|stepn|||STEPN; also GoMining Token
GMX|gmx
GNO|gnosis|0x6810e776880c02933d47db1b9fc05908e5386b96
GODS|gods-unchained|0xccc8cb5229b0ac8069c51fd58367fd1e622afd97
GRASS|grass
GRT|the-graph|0xc944e90c64b2c07662a292be6244bdf05cda44a7
GTC|gitcoin|0xde30da39c46104798bb5aa3fe8b9e0e1f348163f
GT|gatechain-token
GUSD|gemini-dollar|0x056fd409e1d7a124bd7017459dfea2f387b6d5cd
HBAR|hedera-hashgraph
HBD|hive_dollar
HEX|hex
HIVE|hive
HMSTR|hamster-kombat
HNT|helium
HOOK|hooked-protocol
HOT|holotoken|||Holo; also Hydro Protocol
HT|huobi-token
HYPE|hyperliquid
ICP|internet-computer||DFINITY
ICX|icon
ID|space-id
ILV|illuvium|0x767fe9edc9e0df98e07454847909b5e959d7ca0e
IMX|immutable-x|0xf57e7e7c23978c3caec3c3548e3d615c346e79ff
INDEX|index-cooperative|0x0954906da0bf32d5479e25f46056d22f08464cab
INJ|injective-protocol
IOTA|iota||MIOTA,IOT
IOTX|iotex
IP|story-2|||Story; generic word
JITOSOL|jito-staked-sol
JOE|joe
JST|just
JTO|jito-governance-token
JUNO|juno-network
JUP|jupiter-exchange-solana
KAIA|kaia
KAITO|kaito
KAS|kaspa
KAVA|kava||KAVA.S
KCS|kucoin-shares
KDA|kadena
KEEP|keep-network|0x85eee30c52b0b379b046fb0f85f4f3dc3009afec
KINT|kintsugi
KLAY|klay-token
KMNO|kamino
KNC|kyber-network-crystal|0xdd974d5c2e2928dea5f71b9825b8b646686bd200|KNCL
KSM|kusama||KSM.S
LDO|lido-dao|0x5a98fcbea516cf06857215779fd812ca3bef1b32
LEND|ethlend|0x80fb784b7ed66730e8b1dbd9820afd29931aab03
LEO|leo-token||UNUS SED LEO|UNUS SED LEO; also LEOcoin
LINEA|linea|0x1789e0043623282d5dcc7f213d703c6d8bafbb04
LINK|chainlink|0x514910771af9ca656af840dff83e8264ecf986ca|CHAINLINK
LOOKS|looksrare
LPT|livepeer|0x58b6a8a3302369daec383334672404ee733ab239
LQTY|liquity|0x6dea81c8171d0ba574754ef6f8b412f2ed88c54d
LRC|loopring|0xbbbbca6a901c926f240b89eacb641d8aec7aeafd
LSK|lisk|0x6033f7f88332b8db6ad452b7c6d5bb643990ae3f
LTC|litecoin||LITECOIN,XLTC
LUNA|terra-luna-2||LUNA2|terra-luna-2 (new chain from 2022-05-28); before that date LUNA means what is now LUNC (terra-luna)
LUNC|terra-luna
LUSD|liquity-usd|0x5f98805a4e8be255a32880fdec7f6728c6568ba0
MAGIC|magic|||Treasure; also Magic Internet Token
MANA|decentraland|0x0f5d2fb29fb7d3cfee444a200298f468908cc942
MANTA|manta-network
MASK|mask-network|0x69af81e73a73b40adf4f3d4223cd9b1ece623074
MATIC|matic-network|0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0|POLYGON (OLD)
MCO|monaco|0xb63b606ac810a52cca15e44bb630fd42d8d1d83d|MONACO
MEME|memecoin-2|||Memecoin; also MEME (2020)
METH|mantle-staked-ether
METIS|metis-token|0x9e32b13ce7f2e80a01932b42553652e053d6ed8e
MEW|cat-in-a-dogs-world
MIM|magic-internet-money|0x99d8a9c45b2eca8864373a26d1459e3dff1e17f3
MINA|mina-protocol||MINA.S
MKR|maker|0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2
MLN|melon|0xec67005c4e498ec7f55e092bd1d35cbc47c91892|XMLN
MNGO|mango-markets
MNT|mantle|0x3c3a81e81dc49a522a592e7622a7e711c06bf354|BIT|Mantle; also ISO code of the Mongolian tugrik
MOBILE|helium-mobile
MOG|mog-coin|0xaaee1a9723aadb7afa2810263653a34ba2c21c7a
MON|monad
MORPHO|morpho|0x58d97b57bb95320f9a05dc918aef65434969c2b2
MOVE|movement|0x3073f7aaa4db83f95e9fff17424f71d4751a3073
MOVR|moonriver
MPL|maple|0x33349b282065b0284d756f0577fb39c158f935e6
MSOL|msol
MX|mx-token
NANO|nano||XNO
NEAR|near
NEO|neo
NEXO|nexo
NFP|nfprompt-token
NMR|numeraire|0x1776e1f26f98b1a5df9cd347953a26dd3cb46671
NOT|notcoin|||Notcoin; generic word
NU|nucypher
OCEAN|ocean-protocol|0x967da4048cd07ab37855c090aaf366e4ce1b9f48
OHM|olympus
OKB|okb|0x75231f58b43240c9718dd58b4967c5114342a86c
OMG|omisego|0xd26114cd6ee289accf82350c8d8487fedb8a0c07
OMNI|omni-network|0x36e66fbbce51e4cd5bd3c62b637eb411b18949d4||Omni Network; also Omni Layer
ONDO|ondo-finance|0xfaba6f8e4a5e8ab82f62fe7c39859fa577269be3
ONE|harmony|||Harmony; also other small tokens
ONG|ong
ONT|ontology
OP|optimism
ORCA|orca
ORDI|ordinals
OSETH|stakewise-v3-oseth
OSMO|osmosis
PAN|pantos
PAXG|pax-gold|0x45804880de22913dafe09f4980848ece6ecbaf78
PENDLE|pendle|0x808507121b80c02388fad14726482e061b8da827
PENGU|pudgy-penguins
PEOPLE|constitutiondao
PEPE|pepe|0x6982508145454ce325ddbe47a25d4ec3d2311933||several unrelated memecoins
PERP|perpetual-protocol|0xbc396689893d065f41bc2c6ecbee5e0085233447
PHA|pha
PIXEL|pixels
PI|pi-network|||Pi Network; also Plian
PLS|pulsechain
PNG|pangolin
POL|polygon-ecosystem-token|0x455e53cbb86018ac2b8092fdcd39d8444affc3f6|POLYGON
POPCAT|popcat
PORTAL|portal-2
POWR|power-ledger|0x595832f8fc6bf59c85c527fec3740a1b7a361269
PRIME|echelon-prime|0xb23d80f5fefcddaa212212f028021b41ded428cf||Echelon Prime; also DeltaPrime
PUMP|pump-fun
PYTH|pyth-network
PYUSD|paypal-usd|0x6c3ea9036406852006290770bedfcaba0e23a0e8
QI|benqi
QNT|quant-network|0x4a220e6096b25eadb88358cb44068a3248254675
QTUM|qtum
QUICK|quickswap|0x6c28aef8977c9b773996d0e8376d2ee379446f2f
RAD|radicle|0x31c8eacbffdd875c74b94b077895bd78cf1e64a3
RARE|superrare|0xba5bde662c17e2adff1075610382b9b691296350
RARI|rarible|0xfca59cd816ab1ead66534d82bc21e7515ce441cf
RAY|raydium
RDNT|radiant-capital
RENDER|render-token||RNDR
REN|republic-protocol|0x408e41876cccdc0f92210600ef50372656052a38
REP|augur|0x1985365e9f78359a9b6ad760e32412f4a445e862|XREP|Augur v1 (REP) and v2 (REPV2)
REQ|request-network|0x8f8221afbb33998d8584a2b05749ba73c37a938a
RETH|rocket-pool-eth
REZ|renzo|0x3b50805453023a91a8bf641e279401a0b23fa6f9
RLC|iexec-rlc|0x607f4c5bb672230e8672085532f7e901544a7375
RLUSD|ripple-usd|0x8292bb45bf1ee4d140127049757c2e0ff06317ed
RON|ronin|||Ronin; also ISO code of the Romanian leu
ROSE|oasis-network
RPL|rocket-pool|0xd33526068d116ce69f19a9ee46f0bd304f21a51f
RSETH|kelp-dao-restaked-eth
RSR|reserve-rights-token|0x320623b8e4ff03373931769a31fc52a4e78b5d70
RUNE|thorchain
RVN|ravencoin
SAFE|safe|0x5afe3855358e112b5647b952709e6165e1c1eeee
SAGA|saga-2
SAI|sai|0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359
SAND|the-sandbox|0x3845badade8e6dff049820680d1f14bd3903a5d0
SATS|sats-ordinals
SAVAX|benqi-liquid-staked-avax
SBD|steem-dollars|||Steem Dollars; also ISO code of the Solomon Islands dollar
SCRT|secret
SCR|scroll|||Scroll; also ISO code of the Seychelles rupee
SC|siacoin
SEI|sei-network
SFP|safepal
SFRXETH|staked-frax-ether
SGB|songbird
SHIB|shiba-inu|0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce
SKL|skale
SKY|sky|0x56072c95faa701256059aa122697b133aded9279||Sky (ex MKR); also Skycoin
SLP|smooth-love-potion|0xcc8fa225d80b9c7d42f96e9570156c65d6caaa25
SNX|havven|0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f
SOL|solana||SOLANA,SOL.S
SPELL|spell-token|0x090185f2135308bad17527004364ebcc2d37e5f6
SPX|spx6900|0xe0f63a424a4439cbe457d80e4f4b51ad25b2c56c
SRM|serum
SSV|ssv-network
STEEM|steem
STEP|step-finance
STETH|staked-ether||LIDO STAKED ETHER
STG|stargate-finance|0xaf5191b0de278c7286d6c7cc6ab6bb8a73ba2cd6
STORJ|storj
STRAT|stratis
STRK|starknet|0xca14007eff0db1f8135f4c25b34de49ab0d42766||Starknet and Strike
STX|blockstack
SUI|sui
SUN|sun-token
SUPER|superfarm|0xe53ec727dbdeb9e2d5456c3be40cff031ab40a55
SUSDE|ethena-staked-usde
SUSD|nusd|0x57ab1ec28d129707052df4df418d58a2d46d5f51
SUSHI|sushi|0x6b3595068778dd592e39a122f4f5a5cf09c90fe2
SWETH|sweth
SXP|swipe|0x8ce9137d39326ad0cd6491fb5cc0cba0e089b6a9
SYRUP|syrup|0x643c4e15d7d62ad0abec4a9bd4b001aa3ef52d66
SYS|syscoin
S|sonic-3
TAIKO|taiko
TAO|bittensor
TBTC|tbtc|0x18084fba666a33d37592fa2633fd49a74dd93a88
TFUEL|theta-fuel
THETA|theta-token
TIA|celestia
TLM|alien-worlds|0x888888848b652b3e3a0f34c96e00eec0f3a23f72
TOMO|tomochain|0x05d3606d5c81eb9b7b18530995ec9b29da05faba|VIC
TON|the-open-network||TONCOIN
TRB|tellor|0x88df592f8eb5d7bd38bfef7deb0fbc02cf3778a0
TRUMP|official-trump|||several unrelated memecoins
TRU|truefi|0x4c19596f5aaff459fa38b0f7ed92f11ae6543784
TRX|tron||TRON,TRX.S
TURBO|turbo|0xa35923162c49cf95e6bf26623385eb431ad920d3
TUSD|true-usd
TWT|trust-wallet-token
T|threshold-network-token|0xcdf7028ceab81fa0c6971208e83fa7872994bee5
UMA|uma|0x04fa0d235c4abf4bcf4787af4cf447de572ef828
UNI|uniswap|0x1f9840a85d5af5bf1d1762f925bdaddc4201f984||Uniswap; an older UNICOIN used the same ticker
USD0|usual-usd
USD1|usd1-wlfi|0x8d0d000ee44948fc98c9b98a4fa4921476f08b0d
USDC|usd-coin|0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48|USD COIN,USDC.E
USDD|usdd|||USDD of Tron; other tokens with the same ticker
USDE|ethena-usde
USDP|paxos-standard|0x8e870d67f660d95d5be530380d0ec0bd388289e1|PAX
USDS|usds|0xdc035d45d973e3ec169d2276ddab16f1e407384f
USDT0|usdt0
USDT|tether|0xdac17f958d2ee523a2206206994597c13d831ec7|TETHER,USD₮
UST|terrausd||USTC
VELO|velodrome-finance|||Velodrome; also Velo
VET|vechain
VIRTUAL|virtual-protocol|0x44ff8620b8ca30902395a7bd3f2407e1a091bf73
VSN|vision-3
WAVAX|wrapped-avax
WAVES|waves
WBETH|wrapped-beacon-eth
WBNB|wbnb
WBTC|wrapped-bitcoin|0x2260fac5e5542a773aa44fbcfedf7c193bc2c599
WEETH|wrapped-eeth
WETH|weth|0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2|WRAPPED ETHER
WIF|dogwifcoin
WIN|wink
WLD|worldcoin-wld
WLFI|world-liberty-financial|0xda5e1988097297dcdc1f90d4dfe7909e847cbef6
WMATIC|wmatic||WPOL
WOO|woo-network|0x4691937a7508860f876c9c0a2a617e7d9e945d4b
WSOL|wrapped-solana
WSTETH|wrapped-steth
W|wormhole
XAI|xai-blockchain|||Xai; also other stablecoin projects
XAUT|tether-gold|0x68749665ff8d2d112fa859aa293f07a622782f38
XDC|xdce-crowd-sale
XEM|nem
XLM|stellar||STELLAR,STR,LUMENS,XXLM
XMR|monero||MONERO,XXMR
XPL|plasma
XRP|ripple||RIPPLE,XXRP
XTZ|tezos||XTZ.S
XVG|verge
XVS|venus
YFI|yearn-finance|0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e
YGG|yield-guild-games|0x25f8087ead173b73d6e8b84329989a8eea16cf73
ZEC|zcash||XZEC
ZEN|zencash
ZIL|zilliqa
ZK|zksync
ZRO|layerzero|0x6985884c4392d348587b19cb9eaaf157f13271cd
ZRX|0x|0xe41d2489571d322189246dafa5ebde1f4699f498
`;
